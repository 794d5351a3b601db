import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoDate } from '#law/date.ts';
import { readMonth } from '#law/month.ts';
import { forAny } from '#law/proof/for-any.ts';
import { type SalaryCorrection, salaryCorrection } from '#law/salary-correction.ts';
import type { MonthPart, WorkingLife } from '../contribution-time/life.ts';
import { anyLife } from '../contribution-time/proof/any-life.ts';
import { life, paid, paidFrom, spell } from '../contribution-time/proof/lives.ts';
import { legalYears } from '../legal-days.ts';
import { type AverageQuestion, benefitAverage } from './benefit-average.ts';

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

const estimated = (asked: AverageQuestion, table = flat) => {
  const result = benefitAverage(asked, table);
  if (result.outcome !== 'estimated') throw new Error(result.outcome);
  return result;
};

const byAge = { formula: 'shareOfMean', minimumTime: legalYears(15) } as const;

describe('casos resolvidos', () => {
  it('T10: R$ 35.950,83 em 11/2011 são o teto de então, R$ 3.691,74, e R$ 8.075,55 em 01/2026', () => {
    const { salaries, base } = estimated(question(job([paid('2011-11', 3_595_083)])), upTo(378));
    expect(base).toBe('2026-01');
    expect(salaries).toMatchObject([{ sum: 3_595_083, ceiling: 369_174, capped: 369_174 }]);
    expect((salaries[0]?.corrected ?? 0) / 807_555).toBeCloseTo(1, 4);
  });

  it('T11: dez salários de R$ 1.000,00, de quem já era segurado em 07/1994: R$ 92,59', () => {
    const told = job(paidFrom('2010-01', 10, 100_000), '1994-07-31');
    expect(estimated(question(told))).toMatchObject({ mean: 9_259, divisor: 108 });
    expect(
      estimated(
        question({ ...told, spells: job(told.spells[0]?.months ?? [], '1994-08-01').spells }),
      ),
    ).toMatchObject({ mean: 100_000, divisor: 10 });
  });

  it('T12: dois salários em 01/2025, juntos acima do teto: R$ 8.157,41', () => {
    const two = [500_000, 600_000].map((cents, index) =>
      spell(`s${index}`, 'employee', ['2025-01-01', '2025-01-31'], [paid('2025-01', cents)]),
    );
    expect(estimated(question(life(two))).salaries).toMatchObject([
      { sum: 1_100_000, capped: 815_741 },
    ]);
  });

  it('T13, a um quarto: 60 meses de R$ 250,00 e 180 de R$ 1.000,00, 20 anos: saem os 60', () => {
    const told = job(
      [...paidFrom('1999-11', 60, 25_000), ...paidFrom('2004-11', 180, 100_000)],
      '1999-11-01',
    );
    const { mean, estimateFor } = estimated(
      question(told, { figures: { minimumWage: 1, ceiling: 1_000_000 } }),
    );
    const { leftOut, ...estimate } = estimateFor(byAge);
    expect([mean, leftOut.length]).toEqual([81_250, 60]);
    expect(estimate).toEqual({
      mean: 100_000,
      divisor: 180,
      percent: 60,
      cents: 60_000,
      limit: undefined,
    });
  });
});

describe('a média conta até o teto, antes da porcentagem (EC 103, art. 26, § 1º)', () => {
  const estimateUnder = (ceiling: number) =>
    estimated(
      question(job(paidFrom('2005-01', 180, 250_000)), { figures: { minimumWage: 1, ceiling } }),
    ).estimateFor(byAge);

  it.each([
    [250_001, 250_000, 175_000],
    [250_000, 250_000, 175_000],
    [249_999, 249_999, 174_999],
    [200_000, 200_000, 140_000],
  ])('teto de %i centavos, salários de 250.000', (ceiling, mean, cents) => {
    expect(estimateUnder(ceiling)).toMatchObject({ mean, percent: 70, cents, leftOut: [] });
  });
});

describe('meses deixados de fora', () => {
  const told = job([...paidFrom('2000-01', 60, 100_000), ...paidFrom('2005-01', 180, 250_000)]);
  const countOf = (more: Partial<AverageQuestion>, minimumTime = legalYears(15)) =>
    estimated(
      question(told, { figures: { minimumWage: 1, ceiling: 10_000_000 }, ...more }),
    ).estimateFor({ formula: 'wholeMean', minimumTime }).leftOut.length;

  it.each([
    ['todos os baixos', {}, undefined, 58],
    ['a carência fica em 180', { carenciaMonths: 190 }, undefined, 10],
    ['carência sem sobra', { carenciaMonths: 180 }, undefined, 0],
    ['carência que já falta', { carenciaMonths: 100 }, undefined, 0],
    ['o tempo que a regra pede fica', {}, legalYears(20) - 29, 0],
    ['um mês de sobra', {}, legalYears(20) - 30, 1],
  ])('%s: %#', (_, more, minimumTime, count) => {
    expect(countOf({ carenciaMonths: 238, ...more }, minimumTime)).toBe(count);
  });

  it('nenhum sai de uma média que já chegou ao teto', () => {
    const [some, fewer] = [10_000_000, 200_000].map((ceiling) =>
      countOf({ figures: { minimumWage: 1, ceiling } }),
    );
    expect([some, fewer]).toEqual([60, 0]);
  });

  it('de 60 % mais 2 % por ano: só saem meses que valem menos que o que tiram', () => {
    const rich = { minimumWage: 1, ceiling: 10_000_000 };
    const equal = job(paidFrom('2005-01', 180, 250_000));
    expect(estimated(question(equal, { figures: rich })).estimateFor(byAge)).toMatchObject({
      leftOut: [],
      percent: 70,
      cents: 175_000,
    });
  });

  it('quem já era segurado em 07/1994 fica com 108 meses', () => {
    const old = job(
      [...paidFrom('2000-01', 60, 100_000), ...paidFrom('2005-01', 60, 200_000)],
      '1990-01-01',
    );
    const { estimateFor } = estimated(
      question(old, { figures: { minimumWage: 1, ceiling: 1_000_000 } }),
    );
    expect(estimateFor({ formula: 'wholeMean', minimumTime: 0 })).toMatchObject({
      divisor: 108,
    });
    expect(estimateFor({ formula: 'wholeMean', minimumTime: 0 }).leftOut).toHaveLength(12);
  });
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
  const of = (told: WorkingLife) => benefitAverage(question(told), julyOf2026);

  forAny(anyLife)('cada salário cabe no teto do seu mês, e nenhum mês vem duas vezes', (told) => {
    const result = of(told);
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
