import { expect, it } from 'vitest';
import { isoDate } from '#law/date.ts';
import { dayNumberOf } from '../calendar.ts';
import { inYearsMonthsDays } from '../legal-days.ts';
import { contributionTime } from './contribution-time.ts';
import { legalDaysOf, legalLengths } from './legal-length.ts';
import { life, spell } from './proof/lives.ts';

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
