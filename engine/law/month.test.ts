import fc from 'fast-check';
import { expect, it } from 'vitest';
import { InvalidDateError, isoDate } from './date.ts';
import { addMonths, firstDayOf, lastDayOf, monthOf, readMonth } from './month.ts';
import { forAny } from './proof/for-any.ts';

const anyMonth = fc
  .tuple(fc.integer({ min: 1950, max: 2150 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, month]) => readMonth(`${year}-${String(month).padStart(2, '0')}`));

it.each([
  ['2026-11', 2, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-12', 0, '2026-12'],
  ['2019-11', 84, '2026-11'],
])('%s e %i meses: %s', (month, months, later) => {
  expect(addMonths(readMonth(month), months)).toBe(later);
});

forAny(anyMonth, fc.integer({ min: -588, max: 588 }))(
  'somar e tirar voltam ao mesmo mês, e cada soma é um mês que existe',
  (month, months) => {
    const later = addMonths(month, months);
    expect(readMonth(later)).toBe(later);
    expect(addMonths(later, -months)).toBe(month);
    expect(later > month).toBe(months > 0);
  },
);

it.each([
  ['2024-02', '2024-02-29'],
  ['2023-02', '2023-02-28'],
  ['2026-11', '2026-11-30'],
  ['2026-12', '2026-12-31'],
])('o último dia de %s é %s', (month, day) => {
  expect(lastDayOf(readMonth(month))).toBe(day);
  expect(monthOf(isoDate(day))).toBe(month);
  expect(firstDayOf(readMonth(month))).toBe(`${month}-01`);
});

it('de 1900 a 2199', () => {
  expect(() => addMonths(readMonth('1900-01'), -1)).toThrow(InvalidDateError);
  expect(() => addMonths(readMonth('2199-12'), 1)).toThrow(InvalidDateError);
  expect(() => readMonth('2026-13')).toThrow(InvalidDateError);
});
