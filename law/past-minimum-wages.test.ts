import { describe, expect, it } from 'vitest';
import { readMonth } from './month.ts';
import { findMinimumWageOf } from './past-minimum-wages.ts';

describe('salário mínimo de cada mês', () => {
  it.each([
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

  it.each(['2019-10', '2150-01'])('%s não está registrado', (month) => {
    expect(findMinimumWageOf(readMonth(month))).toBeUndefined();
  });
});
