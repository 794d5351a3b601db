import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoDate } from '#law/date.ts';
import { knownFigures } from '#rules/figures.ts';
import { anyAnswers } from '#rules/permanent-incapacity/any-answers.ts';
import { permanentIncapacity } from '#rules/permanent-incapacity/permanent-incapacity.ts';
import { formatCents } from '#words/money.ts';
import { answersFrom } from './answers-from.ts';
import { chatLines } from './chat-lines.ts';
import { aidCitations, causeCitations, commonCitations, incapacityCitations } from './citations.ts';
import type { Told } from './questions.ts';
import { countInWords, headline, helpInWords, readingInWords, summaryOf } from './wording.ts';

const figures = knownFigures(isoDate('2026-11-22'));
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

const told: Told = {
  isSpecial: false,
  cause: 'other',
  sex: 'woman',
  time: { years: 22, months: 0, days: 0 },
  known: 'mean',
  meanCents: 300_000,
  needsHelp: true,
};
const resultOf = (more: Partial<Told>) =>
  permanentIncapacity(answersFrom({ ...told, ...more }), figures);
const said = (more: Partial<Told>) => {
  const answers = answersFrom({ ...told, ...more });
  const result = permanentIncapacity(answers, figures);
  return [headline(result), helpInWords(result, answers)].map(plain);
};
const unsaid = (...keys: (keyof Told)[]): Partial<Told> =>
  Object.fromEntries(keys.map((key) => [key, undefined]));

describe('o que se conta vira o que a regra pergunta', () => {
  it('a média vale mais que o auxílio; sem valor não se sabe nenhum', () => {
    expect(answersFrom(told).known).toEqual({ mean: 300_000 });
    expect(answersFrom({ ...told, ...unsaid('meanCents'), aidCents: 1 }).known).toEqual({ aid: 1 });
    expect(answersFrom({ ...told, ...unsaid('meanCents') }).known).toBeUndefined();
  });
});

describe('palavras do resultado', () => {
  it('o valor, com a ajuda e sem ela', () => {
    expect(said({})).toEqual([
      'Pela conta, seria R$ 2.220,00 por mês.',
      'Com os 25%: R$ 2.775,00 por mês.',
    ]);
    expect(said({ needsHelp: false })[1]).toBeUndefined();
    expect(said(unsaid('needsHelp'))[1]).toBe('Se precisar de ajuda permanente: R$ 2.775,00.');
  });

  it('sem média, a parte dela; sem tempo, ao menos 60%; do auxílio, ao menos', () => {
    expect(said(unsaid('meanCents'))).toEqual([
      'Pela conta, seriam 74% da média.',
      'Com a ajuda de outra pessoa, são mais 25%.',
    ]);
    expect(said(unsaid('time'))[0]).toBe('Pela conta, seria ao menos 60% da média.');
    expect(said({ ...unsaid('meanCents'), aidCents: 273_000 })[0]).toBe(
      'Pela conta, seria ao menos R$ 2.220,00 por mês.',
    );
  });

  it('cada causa que está em aberto, com o seu valor', () => {
    const result = resultOf({ ...unsaid('cause'), beganBefore: true });
    expect(result.others.map((one) => plain(readingInWords(one, result)))).toEqual([
      'R$ 3.000,00 por mês',
      'R$ 3.000,00 por mês',
    ]);
  });

  it('a conta, passo a passo', () => {
    const steps = (more: Partial<Told>) =>
      countInWords(resultOf(more), answersFrom({ ...told, ...more }), figures).map(plain);
    expect(steps({})).toEqual([
      'São 60% da média, mais 2% por ano inteiro além de 15.',
      'Com o seu tempo: 74%.',
      '74% de R$ 3.000,00 são R$ 2.220,00.',
      'Mais 25%: R$ 2.775,00.',
    ]);
    expect(steps({ meanCents: 200_000 }).join(' ')).toContain('abaixo de um salário mínimo');
    expect(steps({ cause: 'work', meanCents: 900_000 }).join(' ')).toContain('teto do INSS');
    expect(steps({ ...unsaid('meanCents'), aidCents: 273_000 })[0]).toContain(
      '÷ 0,91 = R$ 3.000,00',
    );
    expect(steps({ isSpecial: true })).toHaveLength(2);
  });

  it('nada falta nem sobra, para quaisquer respostas', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const result = permanentIncapacity(answers, figures);
        const texts = [summaryOf(result, answers), ...countInWords(result, answers, figures)];
        expect(texts.join(' ')).not.toMatch(/undefined|NaN|null|você tem direito/);
        expect(result.citations.filter((key) => !incapacityCitations.includes(key))).toEqual([]);
      }),
    );
    for (const key of [
      ...aidCitations,
      ...causeCitations,
      ...commonCitations,
      ...figures.citations,
    ])
      expect(incapacityCitations).toContain(key);
  });
});

it('na mensagem, saúde e dinheiro só vão se a pessoa marcar', () => {
  const lines = chatLines(
    {
      recounted: ['campo', 'causa', 'sexo', 'tempo', 'media', 'ajuda'].map((fieldId) => ({
        question: fieldId,
        answer: 'x',
        fieldId,
      })),
    },
    resultOf({}),
  );
  expect(lines.filter(({ isSensitive }) => !isSensitive).map(({ id }) => id)).toEqual([
    'campo',
    'sexo',
    'tempo',
  ]);
});

it('o exemplo da página é o que a regra conta', () => {
  const page = readFileSync('content/tools/valor-da-incapacidade.md', 'utf8');
  const example = page.slice(page.indexOf('## Um exemplo'), page.indexOf('## O que esta'));
  const { main } = resultOf({});
  for (const cents of [main.cents, main.withHelp, resultOf({ cause: 'work' }).main.cents])
    expect(example).toContain(plain(formatCents(cents ?? 0)));
  expect(example).toContain(`${main.percent}%`);
});
