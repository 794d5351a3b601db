import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoDate } from '#law/date.ts';
import { addMonths, firstDayOf, lastDayOf, readMonth } from '#law/month.ts';
import { forAny, tried } from '#law/proof/for-any.ts';
import type { WorkingLife } from '../contribution-time/life.ts';
import { anyLife } from '../contribution-time/proof/any-life.ts';
import { life, paid, spell } from '../contribution-time/proof/lives.ts';
import { carencia } from './carencia.ts';

/** 01/2024 and 02/2024 paid so many days into the next month. */
const own = (months: readonly string[], day: number, bases: readonly number[] = []) =>
  spell(
    'own',
    'ownAccount',
    ['1990-01-01', '2026-10-31'],
    months.map((month, index) =>
      paid(month, bases[index] ?? 500_000, {
        paidOn: isoDate(`${addMonths(readMonth(month), 1)}-${day}`),
      }),
    ),
  );

it.each([
  [
    'do primeiro em dia',
    [...own(['2024-01'], 28).months, ...own(['2024-04'], 10).months],
    '2024-04',
  ],
  [
    'não do que ficou abaixo do mínimo',
    own(['2024-01', '2024-02'], 10, [141_199]).months,
    '2024-02',
  ],
])('os pagamentos próprios contam desde o mês %s', (_, months, least) => {
  const told = { ...own([], 10), months };
  expect(carencia(life([told])).firstOnTime.least).toBe(least);
});

it('trabalho no campo: é dito em que meses pode haver', () => {
  const field = spell('a', 'special', ['2003-01-10', '2010-12-31']);
  const job = spell('b', 'employee', ['2003-02-01', '2003-03-31']);
  const { rural } = carencia(life([field, job]));
  expect([rural.length, rural[0], rural[1], rural.at(-1)]).toEqual([
    94,
    '2003-01',
    '2003-04',
    '2010-12',
  ]);
  expect(carencia(life([{ ...field, standing: 'refused' }])).rural).toEqual([]);
});

const totals = (told: WorkingLife) => Object.values(carencia(told).total);

describe('para quaisquer vidas', () => {
  forAny(anyLife)('a cautelosa nunca passa da outra, nem dos meses do calendário', (told) => {
    const { total, months } = carencia(told);
    expect(total.least).toBeLessThanOrEqual(total.most);
    const inBounds = told.spells.flatMap(({ from, months: parts }) => [
      from.slice(0, 7),
      ...parts.map(({ month }) => month),
    ]);
    const [start = told.today.slice(0, 7)] = inBounds.sort();
    const calendar =
      (Number(told.today.slice(0, 4)) - Number(start.slice(0, 4))) * 12 +
      Number(told.today.slice(5, 7)) -
      Number(start.slice(5)) +
      1;
    expect(total.most).toBeLessThanOrEqual(Math.max(0, calendar));
    for (const reading of ['least', 'most'] as const)
      expect(months.filter(({ counts }) => counts[reading])).toHaveLength(total[reading]);
    for (const { counts, whyNot } of months) {
      expect(counts.least && !counts.most).toBe(false);
      expect(whyNot.length === 0).toBe(counts.least);
    }
    expect(new Set(months.map(({ month }) => month)).size).toBe(months.length);
  });

  forAny(anyLife)('a ordem dos vínculos não importa', (told) => {
    expect(totals({ ...told, spells: [...told.spells].reverse() })).toEqual(totals(told));
  });

  // Over a month paid as facultativo it would take the month, and all that rests on it.
  tried(
    100,
    anyLife,
    fc.integer({ min: 0, max: 500 }),
  )('um mês de emprego a mais nunca diminui, se não há nele facultativo', (told, offset) => {
    const month = addMonths(readMonth('1985-01'), offset);
    fc.pre(
      !told.spells.some(
        (one) => one.kind === 'facultativo' && one.months.some((part) => part.month === month),
      ),
    );
    const more = spell(
      'more',
      'employee',
      [firstDayOf(month), lastDayOf(month)],
      [paid(month, 500_000)],
    );
    const after = totals({ ...told, spells: [...told.spells, more] });
    totals(told).forEach((before, index) => {
      expect(after[index]).toBeGreaterThanOrEqual(before);
    });
  });
});
