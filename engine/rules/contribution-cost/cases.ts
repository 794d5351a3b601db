import type { ContributionAnswers } from './answers.ts';
import type { Plan } from './contribution-cost.ts';

/** A worked case with the figures of 2026: each plan, its month and its complement, in cents. */
export interface ContributionCase {
  readonly title: string;
  readonly answers: ContributionAnswers;
  readonly plans: readonly (readonly [Plan['id'], month: number, complement: number])[];
  readonly lacking?: number;
  /** Section of the legal fact base. */
  readonly source: string;
}

const answers: ContributionAnswers = {
  occupation: 'ownAccount',
  activity: undefined,
  isLowIncome: undefined,
  baseCents: undefined,
};

export const cases: readonly ContributionCase[] = [
  {
    title: 'autônomo: 11% ou 20% do mínimo',
    answers,
    plans: [
      ['simplified', 17_831, 14_589],
      ['full', 32_420, 0],
    ],
    source: 'law-facts-3, 2.1 e 2.5',
  },
  {
    title: 'autônomo sobre o teto',
    answers: { ...answers, baseCents: 847_555 },
    plans: [
      ['simplified', 17_831, 14_589],
      ['full', 169_511, 0],
    ],
    source: 'law-facts-3, 2.1',
  },
  {
    title: 'dona de casa de baixa renda: 5%',
    answers: { ...answers, occupation: 'none', isLowIncome: true },
    plans: [
      ['lowIncome', 8_105, 24_315],
      ['simplified', 17_831, 14_589],
      ['full', 32_420, 0],
    ],
    source: 'law-facts-3, 2.1 e 2.5',
  },
  {
    title: 'MEI do comércio',
    answers: { ...answers, occupation: 'mei', activity: 'trade' },
    plans: [['mei', 8_205, 24_315]],
    source: 'law-facts-3, 2.1 e 2.5',
  },
  {
    title: 'MEI de serviços',
    answers: { ...answers, occupation: 'mei', activity: 'services' },
    plans: [['mei', 8_605, 24_315]],
    source: 'law-facts-3, 2.1',
  },
  {
    title: 'MEI dos dois',
    answers: { ...answers, occupation: 'mei', activity: 'both' },
    plans: [['mei', 8_705, 24_315]],
    source: 'law-facts-3, 2.1',
  },
  {
    title: 'serviço a empresa, acima do teto: até 932,31',
    answers: { ...answers, occupation: 'company', baseCents: 1_000_000 },
    plans: [['withheld', 93_231, 0]],
    source: 'law-facts-3, 2.1',
  },
  {
    title: 'serviço a empresa por 1.200: faltam 46,31',
    answers: { ...answers, occupation: 'company', baseCents: 120_000 },
    plans: [['withheld', 13_200, 0]],
    lacking: 4_631,
    source: 'law-facts-3, 2.6',
  },
  {
    title: 'campo em família: só se quiser, 20%',
    answers: { ...answers, occupation: 'special' },
    plans: [['full', 32_420, 0]],
    source: 'law-facts-3, 2.1',
  },
  {
    title: 'carteira assinada: nada a pagar por conta própria',
    answers: { ...answers, occupation: 'employee' },
    plans: [],
    source: 'law-facts-3, 2.3',
  },
];
