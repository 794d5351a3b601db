import { describe, expect, it } from 'vitest';
import { isoDate } from '#law/date.ts';
import { type Figures, knownFigures } from '../figures.ts';
import { facts, money, oneOf, yesNo } from '../proof/facts.ts';
import { prove } from '../proof/prove.ts';
import { readCases } from '../proof/read-cases.ts';
import type { ContributionAnswers } from './answers.ts';
import { contributionCost } from './contribution-cost.ts';

const cases = readCases(
  `${import.meta.dirname}/proof`,
  facts<ContributionAnswers>({
    occupation: [
      'ocupação',
      oneOf({
        'por conta própria': 'ownAccount',
        'serviço a empresa': 'company',
        MEI: 'mei',
        'nenhuma paga': 'none',
        empregado: 'employee',
        'campo em família': 'special',
      }),
      'needed',
    ],
    activity: ['atividade', oneOf({ comércio: 'trade', serviços: 'services', 'os dois': 'both' })],
    isLowIncome: ['baixa renda', yesNo],
    baseCents: ['sobre', money],
  }),
);

const today = isoDate('2026-11-22');
const told: ContributionAnswers = {
  occupation: 'ownAccount',
  activity: undefined,
  isLowIncome: undefined,
  baseCents: undefined,
};

describe('quanto contribuir', () => {
  prove(cases, contributionCost);
});

describe('na virada do ano', () => {
  const figuresOf = (on: string): Figures => ({
    ...knownFigures(today),
    year: Number(on.slice(0, 4)),
    minimumWage: on < '2027-01-01' ? 162_100 : 172_000,
  });
  it.each([
    ['2026-12-31', 17_831, undefined],
    ['2027-01-01', 17_831, 18_920],
    ['2027-01-15', 17_831, 18_920],
    ['2027-01-16', 18_920, undefined],
  ])('em %s, o mês que vence custa %i', (day, month, later) => {
    const { plans, fromNowOn } = contributionCost(told, isoDate(day), figuresOf);
    expect([plans[0]?.month, fromNowOn?.month]).toEqual([month, later]);
  });
});
