import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { benefitSchema } from '#texts/schema/benefit.ts';
import { glossarySchema } from '#texts/schema/glossary.ts';
import { practiceFields } from '#texts/schema/practice.ts';
import { jsonSchemaOf } from '../config/json-schema.ts';
import { shownFaults } from './where.ts';

const file = 'content/benefits/bpc-loas.md';
const text = readFileSync(file, 'utf8');
const rows = text.split('\n');
const lineOf = (start: string) => rows.findIndex((row) => row.startsWith(start)) + 1;
const nameOf = (other: string) => `Nome de ${other}`;

const shownIn = (schema: z.ZodType, yaml: string, fault: { line?: number; reason: string }) =>
  shownFaults([{ place: `x.yaml:${fault.line ?? 1}`, reason: fault.reason }], {
    file: 'x.yaml',
    text: yaml,
    format: { schema: jsonSchemaOf(schema), hasBody: false },
    nameOf,
  })[0];

const shown = (line: number, place = file) =>
  shownFaults([{ place: `${place}:${line}`, reason: 'falha.' }], {
    file,
    text,
    format: { schema: jsonSchemaOf(benefitSchema), hasBody: true },
    nameOf,
  })[0];

const practice = readFileSync('tests/fixtures/demo-practice/practice.yaml', 'utf8');
const glossary = '- term: um\n  meaning: dois.\n- term: três\n  meaning: quatro.\n';

describe('uma falha aparece ao lado do campo em que está', () => {
  it('um campo', () => {
    const line = lineOf('lead:');
    const lead = rows[line - 1]?.replace(/^lead: /, '').replaceAll(/^"|"$/g, '');
    expect(shown(line)).toEqual({
      reason: 'falha.',
      where: 'Frase de abertura',
      field: 'lead',
      value: lead,
    });
  });

  it('uma linha de uma lista', () => {
    expect(shown(lineOf('inShort:') + 2)).toMatchObject({
      where: 'Em resumo 2',
      field: 'inShort.*',
    });
  });

  it('uma linha do texto, contada a partir dele', () => {
    expect(shown(lineOf('## O que é'))).toMatchObject({
      where: 'Texto, linha 1',
      field: 'body',
    });
  });

  it('um arquivo que é lista diz a entrada pelo número e pelas primeiras palavras', () => {
    expect(shownIn(glossarySchema, glossary, { line: 4, reason: 'falha.' })).toEqual({
      reason: 'falha.',
      where: 'Palavra 2 (“três”) › O que quer dizer',
      field: '*.meaning',
      value: 'quatro.',
    });
  });

  it('outro arquivo é dito pelo nome que as pessoas lhe dão', () => {
    expect(shown(3, 'content/home.yaml')?.where).toBe('Nome de content/home.yaml, linha 3');
  });
});

describe('os campos têm o nome que o formulário mostra', () => {
  it('o campo de que se fala não é dito duas vezes', () => {
    expect(
      shownIn(practiceFields, practice, { reason: 'campo “phone”: escreva (DDD) número' }),
    ).toMatchObject({ where: 'Telefone', field: 'phone', reason: 'Escreva (DDD) número' });
  });

  it('uma entrada conta de um em diante, e só o campo dela tem a falha', () => {
    const yaml = 'lawyers:\n  - name: Ana Inventada\n  - name: Bia Inventada\n    oab: x\n';
    expect(shownIn(practiceFields, yaml, { reason: 'campo “lawyers.0.oab”: falta' })).toEqual({
      where: 'Pessoa 1 (“Ana Inventada”) › Inscrição na OAB',
      field: 'lawyers.*.oab',
      value: '',
      reason: 'Falta',
    });
  });

  it('outros campos ditos no motivo e no remédio também', () => {
    expect(
      shownIn(practiceFields, practice, {
        reason: 'campo “hours.0.closes”: fecha antes de abrir. Confira “opens” e “closes”',
      })?.reason,
    ).toBe('Fecha antes de abrir. Confira “Abre” e “Fecha”');
  });

  it('uma palavra entre aspas que não é campo fica', () => {
    expect(shownIn(glossarySchema, glossary, { line: 1, reason: '“três” já está.' })?.reason).toBe(
      '“três” já está.',
    );
  });
});
