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
import {
  countInWords,
  headline,
  helpInWords,
  readingInWords,
  summaryOf,
  withHelpInWords,
} from './wording.ts';

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
const covered = { cause: 'work', category: 'covered' } as const;
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
    const aid = (more: Partial<Told>) =>
      answersFrom({ ...told, ...unsaid('meanCents'), aidCents: 1, ...more }).known;
    expect(aid({})).toEqual({ aid: 1, isNew: false });
    expect(aid({ isNewAid: false })).toEqual({ aid: 1, isNew: false });
    expect(aid({ isNewAid: true })).toEqual({ aid: 1, isNew: true });
    expect(aid({ beganBefore: false })).toEqual({ aid: 1, isNew: true });
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
    const newAid = { ...unsaid('meanCents'), aidCents: 273_000, isNewAid: true };
    expect(said(newAid)).toEqual([
      'Pela conta, seria ao menos R$ 2.220,00 por mês.',
      'Com os 25%: ao menos R$ 2.775,00 por mês.',
    ]);
    expect(said({ ...newAid, ...unsaid('needsHelp') })[1]).toContain('ao menos R$ 2.775,00');
    expect(said({ ...newAid, isNewAid: false })[0]).toBe('Pela conta, seriam 74% da média.');
    expect(said({ ...newAid, ...covered, aidCents: 800_000 })).toEqual([
      'Pela conta, seria R$ 8.475,55 por mês.',
      'Com os 25%: R$ 10.594,44 por mês.',
    ]);
  });

  it('cada causa que está em aberto, com o seu valor', () => {
    const result = resultOf({ ...unsaid('cause'), beganBefore: true });
    expect(result.others.map((one) => plain(readingInWords(one)))).toEqual([
      'R$ 3.000,00 por mês',
      '100% de outra média',
    ]);
    expect(plain(withHelpInWords(result.main))).toBe('R$ 2.775,00');
    expect(result.others.map((one) => plain(withHelpInWords(one)))).toEqual([
      'R$ 3.750,00',
      'mais 25%',
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
    expect(steps({ ...covered, meanCents: 900_000 }).join(' ')).toContain('teto do INSS');
    const newAid = { ...unsaid('meanCents'), isNewAid: true };
    expect(steps({ ...newAid, aidCents: 273_000 })[0]).toContain('÷ 0,91 = R$ 3.000,00');
    const ofMinimum = steps({ ...newAid, aidCents: 162_100 }).join(' ');
    expect(ofMinimum).toContain('não mostra a média');
    expect(ofMinimum).not.toMatch(/% de R\$/);
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
  for (const cents of [main.cents, main.withHelp, resultOf(covered).main.cents])
    expect(example).toContain(plain(formatCents(cents ?? 0)));
  expect(example).toContain(`${main.percent}%`);
});
