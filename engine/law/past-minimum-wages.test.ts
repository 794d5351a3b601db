import { expect, it } from 'vitest';
import { readMonth } from './month.ts';
import { findMinimumWageOf } from './past-minimum-wages.ts';

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
])('%s: %i centavos', (month, cents) => {
  expect(findMinimumWageOf(readMonth(month))?.value).toBe(cents);
});

it.each(['1994-06', '2150-01'])('%s não está registrado', (month) => {
  expect(findMinimumWageOf(readMonth(month))).toBeUndefined();
});
