import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoDate } from '#law/date.ts';
import { forAny } from '#law/proof/for-any.ts';
import { type Figures, knownFigures } from '../figures.ts';
import { facts, money, oneOf, yesNo } from '../proof/facts.ts';
import { prove } from '../proof/prove.ts';
import { readCases } from '../proof/read-cases.ts';
import type { ContributionAnswers } from './answers.ts';
import { contributionCost, nextDue } from './contribution-cost.ts';

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

const anyAnswers: fc.Arbitrary<ContributionAnswers> = fc.record({
  occupation: fc.constantFrom<ContributionAnswers['occupation']>(
    'ownAccount',
    'company',
    'mei',
    'none',
    'employee',
    'special',
  ),
  activity: fc.constantFrom<ContributionAnswers['activity']>('trade', 'services', 'both'),
  isLowIncome: fc.constantFrom(true, false, undefined),
  baseCents: fc.option(fc.integer({ min: 1, max: 1_500_000 }), { nil: undefined }),
});

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

describe('para quaisquer respostas', () => {
  forAny(anyAnswers)(
    'do mais barato ao mais caro; o que falta leva ao plano completo',
    (answers) => {
      const { plans } = contributionCost(answers, today);
      const months = plans.map(({ month }) => month);
      expect(months).toEqual([...months].sort((one, other) => one - other));
      for (const { id, month, complement } of plans)
        if (id === 'simplified' || id === 'lowIncome') expect(month + complement).toBe(32_420);
    },
  );

  forAny(fc.integer({ min: 1, max: 5000 }))('vence no mês seguinte ao pago', (days) => {
    const on = isoDate(new Date(Date.UTC(2026, 0, days)).toISOString().slice(0, 10));
    const { month, day, moved } = nextDue(15, on);
    expect(moved >= on && moved >= day && day > month).toBe(true);
  });
});
