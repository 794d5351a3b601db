import { describe, expect, it } from 'vitest';
import { readMonth } from './month.ts';
import { findMinimumWageOf } from './past-minimum-wages.ts';

describe('salário mínimo de cada mês', () => {
  it.each([
    ['1994-07', 6_479],
    ['2000-03', 13_600],
    ['2000-04', 15_100],
    ['2019-11', 99_800],
    ['2020-02', 104_500],
    ['2023-04', 130_200],
    ['2023-05', 132_000],
    ['2025-12', 151_800],
    ['2026-01', 162_100],
  ])('%s: %i centavos', (month, cents) => {
    expect(findMinimumWageOf(readMonth(month))?.value).toBe(cents);
  });

  it.each(['1994-06', '2150-01'])('%s não está registrado', (month) => {
    expect(findMinimumWageOf(readMonth(month))).toBeUndefined();
  });
});
