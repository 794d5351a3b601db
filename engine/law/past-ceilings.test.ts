import { expect, it } from 'vitest';
import { addMonths, readMonth } from './month.ts';
import { findCeilingOf } from './past-ceilings.ts';

const centsOf = (month: string) => findCeilingOf(readMonth(month))?.value;

it.each([
  ['1994-07', 58_286],
  ['1998-11', 108_150],
  ['1998-12', 120_000],
  ['1999-05', 120_000],
  ['1999-06', 125_532],
  ['2006-03', 266_815],
  ['2006-04', 280_156],
  ['2006-07', 280_156],
  ['2006-08', 280_182],
  ['2011-11', 369_174],
  ['2025-01', 815_741],
  ['2026-11', 847_555],
])('%s: %i centavos', (month, cents) => {
  expect(centsOf(month)).toBe(cents);
});

it('todo mês de 07/1994 a 12/2026 tem um, e nunca cai', () => {
  let before = 1;
  for (let month = readMonth('1994-07'); month <= '2026-12'; month = addMonths(month, 1)) {
    const value = findCeilingOf(month)?.value ?? 0;
    expect(value).toBeGreaterThanOrEqual(before);
    before = value;
  }
});

it.each(['1994-06', '2150-01'])('%s não está registrado', (month) => {
  expect(centsOf(month)).toBeUndefined();
});
