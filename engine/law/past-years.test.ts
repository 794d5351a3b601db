import { expect, it } from 'vitest';
import { addMonths, readMonth } from './month.ts';
import { findCeilingOf } from './past-ceilings.ts';
import { findMinimumWageOf } from './past-minimum-wages.ts';

const ceilingOf = (month: string) => findCeilingOf(readMonth(month))?.value;
const wageOf = (month: string) => findMinimumWageOf(readMonth(month))?.value;

it.each([
  ['1994-07', 6_479],
  ['1994-09', 7_000],
  ['2000-03', 13_600],
  ['2000-04', 15_100],
  ['2011-02', 54_000],
  ['2011-03', 54_500],
  ['2015-01', 78_800],
  ['2018-12', 95_400],
  ['2019-01', 99_800],
  ['2019-11', 99_800],
  ['2019-12', 99_800],
  ['2020-01', 103_900],
  ['2020-02', 104_500],
  ['2021-01', 110_000],
  ['2022-03', 121_200],
  ['2023-01', 130_200],
  ['2023-04', 130_200],
  ['2023-05', 132_000],
  ['2023-07', 132_000],
  ['2024-12', 141_200],
  ['2025-12', 151_800],
  ['2026-01', 162_100],
])('salário mínimo de %s: %i centavos', (month, cents) => {
  expect(wageOf(month)).toBe(cents);
});

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
])('teto de %s: %i centavos', (month, cents) => {
  expect(ceilingOf(month)).toBe(cents);
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
  expect([wageOf(month), ceilingOf(month)]).toEqual([undefined, undefined]);
});
