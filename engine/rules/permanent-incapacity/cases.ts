import type { IncapacityAnswers } from './answers.ts';
import type { Rule } from './permanent-incapacity.ts';

/** A worked case with the figures of 2026, in cents. */
export interface IncapacityCase {
  readonly title: string;
  readonly answers: IncapacityAnswers;
  readonly percent: number | undefined;
  readonly cents: number | undefined;
  readonly withHelp?: number;
  readonly others?: readonly (readonly [Rule, cents: number | undefined])[];
  /** Section of the legal fact base, or the arithmetic. */
  readonly source: string;
}

const man: IncapacityAnswers = {
  isSpecial: false,
  cause: 'other',
  isOwnAccount: false,
  beganBefore: false,
  sex: 'man',
  time: { years: 12, months: 0, days: 0 },
  known: { mean: 300_000 },
  needsHelp: false,
};

const years = (count: number) => ({ years: count, months: 0, days: 0 });

export const cases: readonly IncapacityCase[] = [
  {
    title: 'homem, 12 anos, média de 3.000',
    answers: man,
    percent: 60,
    cents: 180_000,
    withHelp: 225_000,
    source: 'law-facts-2, 2.2: 60% são 1.800; com 25%, 2.250',
  },
  {
    title: 'mulher, 22 anos, média de 3.000',
    answers: { ...man, sex: 'woman', time: years(22) },
    percent: 74,
    cents: 222_000,
    source: 'law-facts-2, 2.2: 74% são 2.220',
  },
  {
    title: 'homem, 30 anos, média de 3.000',
    answers: { ...man, time: years(30) },
    percent: 80,
    cents: 240_000,
    source: 'law-facts-2, 2.2: 80% são 2.400',
  },
  {
    title: 'acidente de trabalho: a média inteira',
    answers: { ...man, cause: 'work', sex: undefined, time: undefined },
    percent: 100,
    cents: 300_000,
    source: 'law-facts-2, 2.2',
  },
  {
    title: 'média de 2.000, 60%: elevado a um salário mínimo',
    answers: { ...man, known: { mean: 200_000 } },
    percent: 60,
    cents: 162_100,
    withHelp: 202_625,
    source: 'law-facts-2, 2.2: 1.200 vira 1.621; com 25%, 2.026,25',
  },
  {
    title: 'teto: os 25% passam dele',
    answers: { ...man, cause: 'work', known: { mean: 900_000 } },
    percent: 100,
    cents: 847_555,
    withHelp: 1_059_444,
    source: 'law-facts-2, 2.2: 8.475,55 e 10.594,44',
  },
  {
    title: 'campo em família: um salário mínimo, sem média',
    answers: { ...man, isSpecial: true, known: undefined, needsHelp: true },
    percent: undefined,
    cents: 162_100,
    withHelp: 202_625,
    source: 'law-facts-2, 2.2: art. 39, I',
  },
  {
    title: 'causa não sabida: 60% seguros, a média inteira se foi o trabalho',
    answers: { ...man, cause: undefined },
    percent: 60,
    cents: 180_000,
    others: [['work', 300_000]],
    source: 'law-facts-2, 2.2',
  },
  {
    title: 'começou antes da reforma: a regra de antes é possível, não certa',
    answers: { ...man, beganBefore: true },
    percent: 60,
    cents: 180_000,
    others: [['beforeReform', undefined]],
    source: 'law-facts-2, 2.2: STF, Tema 1300, deixou em aberto; 100% de outra média',
  },
  {
    title: 'auxílio de 2.730: a média é de 3.000 ou mais',
    answers: { ...man, known: { aid: 273_000, isNew: true } },
    percent: 60,
    cents: 180_000,
    source: '2.730,00 ÷ 0,91 = 3.000,00; o limite dos 12 meses só pode esconder média maior',
  },
  {
    title: 'auxílio de antes da reforma: só a parte, de uma média que ele não mostra',
    answers: { ...man, known: { aid: 273_000, isNew: false } },
    percent: 60,
    cents: undefined,
    source: 'antes de 13/11/2019, a média era a das maiores contribuições',
  },
  {
    title: 'por conta própria, causa do trabalho: 60% seguros, a média inteira se valer',
    answers: { ...man, cause: 'work', isOwnAccount: true },
    percent: 60,
    cents: 180_000,
    others: [['work', 300_000]],
    source: 'Lei 8.213/1991, art. 19: o INSS pode não tratar como acidente de trabalho',
  },
  {
    title: 'auxílio de um salário mínimo não diz a média',
    answers: { ...man, cause: 'work', known: { aid: 162_100, isNew: true } },
    percent: 100,
    cents: 162_100,
    source: 'o auxílio pode ter sido elevado ao mínimo: vale ao menos um salário mínimo',
  },
];
