import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { day, facts, money, time, yesNo } from './facts.ts';
import { inWords } from './in-words.ts';
import { type BrokenCaseError, readCases } from './read-cases.ts';

const folder = mkdtempSync(join(tmpdir(), 'cases-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Answers {
  birth: string;
  amount?: number;
  worked?: { years: number; months: number; days: number };
  isRural?: boolean;
}

const answers = facts<Answers>({
  birth: ['nascimento', day, 'needed'],
  amount: ['valor', money],
  worked: ['tempo', time],
  isRural: ['no campo', yesNo],
});

function read(fatos: string, rest = 'resultado: { total: 1 }') {
  const file = `- assunto: Prova
  fonte: art. 1º
  hoje: 20/11/2026
  sempre: { nascimento: 02/03/1970 }
  casos:
    - caso: o primeiro
      fatos: ${fatos}
      ${rest}
`;
  writeFileSync(join(folder, 'cases.yaml'), file);
  return readCases(folder, answers);
}

it('o que se conta vira as respostas da regra; “não sei” fica sem resposta', () => {
  const [one] = read("{ valor: 'R$ 1.621,00', tempo: 2 anos e 1 mês, no campo: não sei }");
  expect(one).toMatchObject({ title: 'Prova: o primeiro', source: 'art. 1º', on: '2026-11-20' });
  expect(one?.facts).toEqual({
    birth: '1970-03-02',
    amount: 162_100,
    worked: { years: 2, months: 1, days: 0 },
    isRural: undefined,
  });
});

it.each([
  ['{ nascimento: 1970 }', 'nascimento', 'escreva como 20/11/2026'],
  ['{ nascimento: não sei }', 'nascimento', 'escreva como 20/11/2026'],
  ['{ valor: muito }', 'valor', 'escreva como R$ 1.621,00'],
  ['{ tempo: um ano }', 'tempo', 'escreva como 29 anos, 11 meses e 2 dias'],
  ['{ no campo: talvez }', 'no campo', 'escreva sim ou não'],
  ['{ salário: sim }', '', 'palavra desconhecida salário'],
])('%s: diz arquivo, linha, caso e remédio', (fatos, word, remedy) => {
  const broken = (): BrokenCaseError | undefined => {
    try {
      read(fatos);
    } catch (error) {
      return error as BrokenCaseError;
    }
    return undefined;
  };
  const { message = '' } = broken() ?? {};
  for (const part of ['cases.yaml:6', '“Prova: o primeiro”', word, remedy])
    expect(message).toContain(part);
});

it.each(['', 'resultado: {}'])('um caso sem resultado não prova nada (%s)', (rest) => {
  expect(() => read('{}', rest)).toThrow(/cases\.yaml:\d+.*resultado/);
});

it('o resultado se diz em palavras, e o que tem nome vem pelo nome', () => {
  const result = {
    citations: ['loas-20'],
    criteria: [{ id: 'child-0', verdict: 'unmet', on: undefined }],
    toldCents: 5,
    until: '2026-01-31',
    isCurrent: true,
  };
  expect(inWords(result)).toEqual({
    fundamento: ['loas-20'],
    exigências: { 'filho 1': { resposta: 'não', em: 'nenhum' } },
    informada: 'R$ 0,05',
    até: '31/01/2026',
    'são os de hoje': 'sim',
  });
});
