import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { benefitSchema } from '#content/schema/benefit.ts';
import { glossarySchema } from '#content/schema/glossary.ts';
import { jsonSchemaOf } from '../config/json-schema.ts';
import { shownFaults } from './where.ts';

const file = 'content/benefits/bpc-loas.md';
const text = readFileSync(file, 'utf8');
const rows = text.split('\n');
const lineOf = (start: string) => rows.findIndex((row) => row.startsWith(start)) + 1;
const shown = (line: number, place = file) =>
  shownFaults([{ place: `${place}:${line}`, reason: 'falha.' }], {
    file,
    text,
    format: { schema: jsonSchemaOf(benefitSchema), hasBody: true },
  })[0];

describe('uma falha aparece ao lado do campo em que está', () => {
  it('um campo', () => {
    const line = lineOf('lead:');
    const lead = rows[line - 1]?.replace(/^lead: /, '').replaceAll(/^"|"$/g, '');
    expect(shown(line)).toEqual({ reason: 'falha.', where: 'Frase de abertura', value: lead });
  });

  it('uma linha de uma lista', () => {
    expect(shown(lineOf('inShort:') + 2)?.where).toBe('Em resumo, 2');
  });

  it('uma linha do texto, contada a partir dele', () => {
    expect(shown(lineOf('## O que é'))).toMatchObject({ where: 'Texto, linha 1', isBody: true });
  });

  it('um arquivo que é lista', () => {
    const schema = jsonSchemaOf(glossarySchema);
    const yaml = '- term: um\n  meaning: dois.\n- term: três\n  meaning: quatro.\n';
    const found = shownFaults([{ place: 'g.yaml:4', reason: 'falha.' }], {
      file: 'g.yaml',
      text: yaml,
      format: { schema, hasBody: false },
    });
    expect(found).toEqual([{ reason: 'falha.', where: '2, O que quer dizer', value: 'quatro.' }]);
  });

  it('outro arquivo é dito pelo nome', () => {
    expect(shown(3, 'content/home.yaml')).toEqual({
      reason: 'falha.',
      where: 'content/home.yaml:3',
    });
  });
});
