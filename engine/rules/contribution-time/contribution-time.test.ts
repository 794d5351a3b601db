import { describe, expect, it } from 'vitest';
import { citation } from '#law/citations.ts';
import { isoDate } from '#law/date.ts';
import { dayNumberOf } from '../calendar.ts';
import { inYearsMonthsDays } from '../legal-days.ts';
import { contributionTime } from './contribution-time.ts';
import { legalDaysOf, legalLengths } from './legal-length.ts';
import { life, oneMonth, paid, paidFrom, spell } from './proof/lives.ts';

describe('unidades', () => {
  it.each([
    ['T5: 1.263 dias', 1263, { years: 3, months: 5, days: 18 }],
    ['T6: 3.531 dias', 3531, { years: 9, months: 8, days: 6 }],
    ['359 dias', 359, { years: 0, months: 11, days: 29 }],
    ['360 dias ainda não são um ano', 360, { years: 0, months: 11, days: 29 }],
    ['364 dias também não', 364, { years: 0, months: 11, days: 29 }],
    ['365 dias são um ano', 365, { years: 1, months: 0, days: 0 }],
  ])('%s', (_, days, written) => {
    expect(inYearsMonthsDays(legalDaysOf(days))).toEqual(written);
  });

  it('um dia a mais nunca diminui, e nunca soma mais que um', () => {
    for (let days = 0; days < 3000; days += 1)
      expect([0, 1]).toContain(legalDaysOf(days + 1) - legalDaysOf(days));
  });

  const byDates = (...dates: readonly (readonly [from: string, until: string])[]) =>
    legalLengths(
      dates.map(([from, until]) => ({
        from: dayNumberOf(isoDate(from)),
        until: dayNumberOf(isoDate(until)),
      })),
      0,
    ).byDates;

  it.each([
    ['T6', '2010-03-15', '2019-11-13', [9, 7, 29]],
    ['o da revisão', '2000-01-01', '2014-12-28', [14, 11, 28]],
    ['um dia', '2010-01-31', '2010-01-31', [0, 0, 1]],
    ['janeiro inteiro', '2010-01-01', '2010-01-31', [0, 1, 0]],
    ['fevereiro inteiro', '2010-02-01', '2010-02-28', [0, 1, 0]],
    ['fevereiro bissexto sem o dia 29', '2012-02-01', '2012-02-28', [0, 0, 28]],
    ['um ano, até o fim de fevereiro', '2009-03-01', '2010-02-28', [1, 0, 0]],
    ['de um dia ao anterior do mês seguinte', '2010-01-15', '2010-02-14', [0, 1, 0]],
  ] as const)('de data a data: %s', (_, from, until, [years, months, days]) => {
    expect(inYearsMonthsDays(byDates([from, until]))).toEqual({ years, months, days });
  });

  it('de data a data, um trecho nunca dá menos que os pedaços dele', () => {
    const first = dayNumberOf(isoDate('2011-11-01'));
    const length = (from: number, until: number) => legalLengths([{ from, until }], 0).byDates;
    for (let gap = 0; gap < 200; gap += 1)
      for (const before of [1, 27, 28, 29, 30, 31, 60, 91])
        for (const after of [1, 28, 30, 59]) {
          const [from, until] = [first + gap, first + gap + before + after];
          const parts = length(from, from + before - 1) + length(until - after + 1, until);
          expect(length(from, until)).toBeGreaterThanOrEqual(parts);
        }
  });

  it('vale a conta menor; a maior fica no que pode vir a ser', () => {
    const { least, most } = contributionTime(
      life([spell('a', 'employee', ['2010-03-15', '2018-12-31'])]),
    ).today;
    expect(least.ways).toEqual(most.ways);
    expect(least.legalDays).toBe(least.ways.byDates);
    expect(most.legalDays).toBe(least.ways.byDays);
    expect(most.legalDays).toBeGreaterThan(least.legalDays);
  });
});

describe('planos que só servem para a idade', () => {
  it('à parte, hoje e na reforma; o mês que um emprego cobre não', () => {
    const { today, atReform } = contributionTime(
      life([
        spell('a', 'employee', ['2019-06-01', '2019-07-31']),
        spell(
          'b',
          'ownAccount',
          ['2019-06-01', '2019-09-30'],
          [
            ...paidFrom('2019-06', 4, 99_800, { plan: 'reduced' }),
            ...paidFrom('2020-02', 3, 104_500, { plan: 'reduced' }),
          ],
        ),
        oneMonth('c', 'employee', '2020-03', 104_500),
      ]),
    );
    expect(atReform.least.reducedMonths).toEqual(['2019-08', '2019-09']);
    expect(today.least.reducedMonths).toEqual(['2019-08', '2019-09', '2020-02', '2020-04']);
    expect([today.least.days, today.least.months]).toEqual([122, 3]);
  });

  // STF, Tema 1329, open: whether what was paid late after the reform is of its day.
  it.each([
    ['reduced', 'full', ['2018-01'], ['2018-01', '2018-03']],
    ['full', 'reduced', ['2018-02', '2018-03'], ['2018-03']],
    ['full', 'full', [], []],
  ] as const)(
    'um benefício depois de um mês %s em dia e um %s pago depois da reforma',
    (onTime, late, today, atReform) => {
      const told = [
        paid('2018-01', 95_400, { plan: onTime, paidOn: isoDate('2018-02-10') }),
        paid('2018-02', 95_400, { plan: late, paidOn: isoDate('2020-06-10') }),
      ];
      const time = contributionTime(
        life([
          spell('a', 'ownAccount', ['2018-01-01', '2018-02-28'], told),
          spell('b', 'incapacityBenefit', ['2018-03-01', '2018-03-31']),
          spell('c', 'employee', ['2018-05-01', '2018-05-31']),
        ]),
      );
      expect(time.today.least.reducedMonths).toEqual(today);
      expect(time.atReform.least.reducedMonths).toEqual(atReform);
    },
  );
});

describe('de que a soma é feita', () => {
  it('emprego em aberto: até o último mês pago, e avisado', () => {
    const { openJobs } = contributionTime(
      life([
        spell('a', 'employee', ['2026-01-10'], paidFrom('2026-01', 5, 200_000)),
        spell('b', 'employee', ['2005-01-01']),
        spell('c', 'employee', ['2005-01-01', '2005-02-01']),
      ]),
    );
    expect(openJobs).toEqual([
      { spell: 'a', lastPaid: '2026-05' },
      { spell: 'b', lastPaid: undefined },
    ]);
  });

  it('cada trecho diz quantos dias acrescentou: a sobreposição, uma vez', () => {
    const { spans } = contributionTime(
      life([
        spell('b', 'employee', ['2003-06-01', '2006-12-31']),
        spell('a', 'employee', ['2000-01-01', '2004-12-31']),
        spell('c', 'employee', ['2001-01-01', '2001-12-31']),
      ]),
    ).today.least;
    expect(spans.map(({ spell: id, days, added }) => [id, days, added])).toEqual([
      ['a', 1827, 1827],
      ['c', 365, 0],
      ['b', 1310, 730],
    ]);
  });
});

it('cita de onde vem a conta', () => {
  const labels = contributionTime(life([])).citations.map((key) => citation(key).label);
  expect(labels).toContain(
    'Decreto 3.048/1999 (Regulamento da Previdência Social), art. 19-C, § 2º',
  );
  expect(labels).toContain('Instrução Normativa PRES/INSS 128/2022, art. 209');
});
