import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoDate } from '#law/date.ts';
import { type Figures, knownFigures } from '../figures.ts';
import type { ContributionAnswers } from './answers.ts';
import { anyAnswers } from './any-answers.ts';
import { cases } from './cases.ts';
import { contributionCost, nextDue } from './contribution-cost.ts';

const today = isoDate('2026-11-22');
const told: ContributionAnswers = {
  occupation: 'ownAccount',
  activity: undefined,
  isLowIncome: undefined,
  baseCents: undefined,
};
const resultOf = (more: Partial<ContributionAnswers>, on = today) =>
  contributionCost({ ...told, ...more }, on);

describe('casos resolvidos', () => {
  it.each(cases)('$title', ({ answers, plans, lacking }) => {
    const result = contributionCost(answers, today);
    expect(result.plans.map(({ id, month, complement }) => [id, month, complement])).toEqual(plans);
    expect(result.lacking?.cents).toBe(lacking);
  });
});

describe('a base, abaixo, no limite e acima', () => {
  it.each([
    [162_099, 162_100],
    [162_100, 162_100],
    [162_101, 162_101],
    [847_554, 847_554],
    [847_555, 847_555],
    [847_556, 847_555],
  ])('plano completo sobre %i centavos: %i', (baseCents, base) => {
    expect(resultOf({ baseCents }).plans.at(-1)?.base).toBe(base);
  });

  it.each([
    [162_099, 1],
    [162_100, undefined],
    [162_101, undefined],
  ])('empresa que paga %i centavos: falta %s', (baseCents, base) => {
    expect(resultOf({ occupation: 'company', baseCents }).lacking?.base).toBe(base);
  });

  it('sem saber quanto a empresa paga não há conta', () => {
    expect(resultOf({ occupation: 'company' })).toMatchObject({ plans: [], lacking: undefined });
  });
});

describe('baixa renda', () => {
  it.each([
    [true, ['lowIncome', 'simplified', 'full'], [false, false, false]],
    [undefined, ['lowIncome', 'simplified', 'full'], [true, false, false]],
    [false, ['simplified', 'full'], [false, false]],
  ] as const)('%s', (isLowIncome, ids, doubts) => {
    const { plans } = resultOf({ occupation: 'none', isLowIncome });
    expect(plans.map(({ id }) => id)).toEqual(ids);
    expect(plans.map(({ isInDoubt }) => isInDoubt)).toEqual(doubts);
  });
});

describe('o vencimento', () => {
  it.each([
    [
      'outubro vence na segunda, 16/11: domingo e feriado',
      15,
      '2026-11-16',
      '2026-10-01',
      '2026-11-16',
    ],
    ['no dia seguinte já é novembro', 15, '2026-11-17', '2026-11-01', '2026-12-15'],
    ['dezembro', 15, '2026-12-16', '2026-12-01', '2027-01-15'],
    ['MEI: 20 de dezembro é domingo', 20, '2026-11-24', '2026-11-01', '2026-12-21'],
    ['MEI: 20 de novembro é feriado, na sexta', 20, '2026-11-20', '2026-10-01', '2026-11-23'],
  ])('%s', (_, dueDay, day, month, moved) => {
    expect(nextDue(dueDay, isoDate(day))).toMatchObject({ month, moved });
  });

  it('quem tem patrão ou presta serviço a empresa não tem guia própria', () => {
    expect(resultOf({ occupation: 'employee' }).due).toBeUndefined();
    expect(resultOf({ occupation: 'company', baseCents: 1 }).due).toBeUndefined();
    expect(resultOf({ occupation: 'special' }).due).toBeUndefined();
    expect(resultOf({ occupation: 'mei' }).due?.moved).toBe('2026-11-23');
  });
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
  it('do mais barato ao mais caro; com o que falta, o mesmo que o plano completo do mínimo', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const { plans } = contributionCost(answers, today);
        const months = plans.map(({ month }) => month);
        expect(months).toEqual([...months].sort((one, other) => one - other));
        for (const { id, month, complement } of plans)
          if (id === 'simplified' || id === 'lowIncome') expect(month + complement).toBe(32_420);
      }),
    );
  });

  it('o vencimento nunca passou, e cai no mês seguinte ao que se paga', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), (days) => {
        const on = isoDate(new Date(Date.UTC(2026, 0, days)).toISOString().slice(0, 10));
        const { month, day, moved } = nextDue(15, on);
        expect(moved >= on && moved >= day && day > month).toBe(true);
      }),
    );
  });
});
