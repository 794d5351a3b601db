import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { isoDate } from '#law/date.ts';
import { readMonth } from '#law/month.ts';
import { forAny } from '#law/proof/for-any.ts';
import { type SalaryCorrection, salaryCorrection } from '#law/salary-correction.ts';
import type { MonthPart, WorkingLife } from '../contribution-time/life.ts';
import { anyLife } from '../contribution-time/proof/any-life.ts';
import { life, paid, paidFrom, spell } from '../contribution-time/proof/lives.ts';
import { inYearsMonthsDays, legalDays, legalYears } from '../legal-days.ts';
import { count, money, time } from '../proof/facts.ts';
import { inWords } from '../proof/in-words.ts';
import { prove } from '../proof/prove.ts';
import { readCases } from '../proof/read-cases.ts';
import { toldLife } from '../proof/told-life.ts';
import { type AverageQuestion, benefitAverage, type Estimate } from './benefit-average.ts';

const figures = { minimumWage: 162_100, ceiling: 847_555 };

/** As far as the table of the cases reaches, and as if the practice had checked it. */
const upTo = (months: number): SalaryCorrection => ({
  ...salaryCorrection,
  rates: salaryCorrection.rates.slice(0, months),
  isChecked: true,
});
const julyOf2026 = upTo(384);

/** No correction at all, so that a mean can be worked out by hand. */
const flat: SalaryCorrection = { ...julyOf2026, rates: julyOf2026.rates.map(() => 0) };

const question = (told: WorkingLife, more: Partial<AverageQuestion> = {}): AverageQuestion => ({
  life: told,
  sex: 'woman',
  time: legalYears(20),
  carenciaMonths: 240,
  figures,
  isOldTableAccepted: true,
  ...more,
});

const job = (months: readonly MonthPart[], from = '2000-01-01') =>
  life([spell('a', 'employee', [from, '2019-12-31'], months)]);

/** A life, and what of the question a case says otherwise. */
const facts = z
  .looseObject({
    carência: count.default(240),
    teto: money.default(figures.ceiling),
    'a regra pede': time.default(inYearsMonthsDays(legalYears(15))),
  })
  .transform(({ carência: carenciaMonths, teto: top, 'a regra pede': asked, ...told }) => ({
    told: toldLife.parse(told),
    minimumTime: legalDays(asked),
    more: { carenciaMonths, figures: { minimumWage: 1, ceiling: top } },
  }));

const inCents = (cents: number) => inWords(cents, true);

const estimateInWords = ({ leftOut, mean, divisor, percent, cents, limit }: Estimate) => ({
  saem: leftOut.length,
  média: inCents(mean),
  divisor,
  'por cento': percent,
  valor: inCents(cents),
  limite: limit,
});

prove(readCases(`${import.meta.dirname}/proof`, facts), ({ told, minimumTime, more }, today) => {
  const result = benefitAverage(question({ ...told, today }, more), flat);
  if (result.outcome !== 'estimated') return result;
  const { salaries, mean, divisor, estimateFor } = result;
  return {
    média: inCents(mean),
    divisor,
    salários: Object.fromEntries(
      salaries.map(({ month, sum, capped }) => [
        month.split('-').reverse().join('/'),
        `${inCents(sum)}, conta ${inCents(capped)}`,
      ]),
    ),
    'pela idade': estimateInWords(estimateFor({ formula: 'shareOfMean', minimumTime })),
    inteira: estimateInWords(estimateFor({ formula: 'wholeMean', minimumTime })),
  };
});

it('T10: R$ 35.950,83 em 11/2011 são o teto de então, R$ 3.691,74, e R$ 8.075,55 em 01/2026', () => {
  const result = benefitAverage(question(job([paid('2011-11', 3_595_083)])), upTo(378));
  expect(result).toMatchObject({
    base: '2026-01',
    salaries: [{ sum: 3_595_083, ceiling: 369_174, capped: 369_174 }],
  });
  const [salary] = result.outcome === 'estimated' ? result.salaries : [];
  expect((salary?.corrected ?? 0) / 807_555).toBeCloseTo(1, 4);
});

describe('quando não há valor', () => {
  const told = job(paidFrom('2010-01', 10, 100_000));
  const outcome = (today: string, more: Partial<AverageQuestion>, table = julyOf2026) =>
    benefitAverage(question({ ...told, today: isoDate(today) }, more), table).outcome;

  it.each([
    ['2026-07-31', false, 'estimated'],
    ['2026-09-30', false, 'estimated'],
    ['2026-10-01', false, 'oldTable'],
    ['2026-10-01', true, 'estimated'],
  ])('tabela de 07/2026 em %s, aceita: %s: %s', (today, isOldTableAccepted, expected) => {
    expect(outcome(today, { isOldTableAccepted })).toBe(expected);
  });

  it('sem conferência do escritório não há valor, aceite quem aceitar', () => {
    expect(outcome('2026-08-01', {}, { ...julyOf2026, isChecked: false })).toBe('unchecked');
  });

  it('nem sem salário desde 07/1994', () => {
    const before = job(paidFrom('1994-01', 6, 100_000), '1994-01-01');
    expect(benefitAverage(question(before), flat)).toMatchObject({ outcome: 'noSalaries' });
  });
});

describe('para quaisquer vidas', () => {
  forAny(anyLife)('cada salário cabe no teto do seu mês, e nenhum mês vem duas vezes', (told) => {
    const result = benefitAverage(question(told), julyOf2026);
    if (result.outcome !== 'estimated') return;
    const { salaries } = result;
    for (const { capped, ceiling, sum, month } of salaries) {
      expect(capped).toBe(Math.min(sum, ceiling));
      expect(month >= readMonth('1994-07')).toBe(true);
    }
    expect(new Set(salaries.map(({ month }) => month)).size).toBe(salaries.length);
  });

  forAny(anyLife, fc.integer({ min: 0, max: 300 }))(
    'deixar meses de fora nunca diminui, e o valor fica entre o mínimo e o teto',
    (told, carenciaMonths) => {
      const result = benefitAverage(question(told, { carenciaMonths }), julyOf2026);
      if (result.outcome !== 'estimated') return;
      for (const formula of ['shareOfMean', 'wholeMean'] as const) {
        const free = result.estimateFor({ formula, minimumTime: legalYears(15) });
        const bound = result.estimateFor({ formula, minimumTime: legalYears(20) });
        expect(free.cents).toBeGreaterThanOrEqual(bound.cents);
        expect(bound.leftOut).toEqual([]);
        expect(free.cents).toBeGreaterThanOrEqual(figures.minimumWage);
        expect(free.cents).toBeLessThanOrEqual(figures.ceiling);
      }
    },
  );
});
