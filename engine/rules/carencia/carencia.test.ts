import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addMonths, firstDayOf, lastDayOf, readMonth } from '#law/month.ts';
import { forAny, tried } from '#law/proof/for-any.ts';
import type { WorkingLife } from '../contribution-time/life.ts';
import { anyLife } from '../contribution-time/proof/any-life.ts';
import { life, paid, paidFrom, spell } from '../contribution-time/proof/lives.ts';
import { carencia } from './carencia.ts';

const totals = (told: WorkingLife) => Object.values(carencia(told).total);

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

// Lei 8.213/1991, art. 27, II.
it.each([
  ['sem dia, nada se sabe', {}, { least: 0, most: 24 }],
  ['dito em dia', { isToldOnTime: true }, { least: 24, most: 24 }],
] as const)('pago por conta própria, %s', (_, more, total) => {
  const months = paidFrom('2001-01', 24, 100_000, more);
  expect(carencia(life([spell('a', 'ownAccount', ['2001-01-01'], months)])).total).toEqual(total);
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
