import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isoDate } from './date.ts';
import {
  auxilioInclusao,
  bpcIncomeLimit,
  debtDiscountLimit,
  halfMinimumWage,
  minimumWage,
  twiceMinimumWage,
} from './minimum-wage.ts';
import { forAny } from './proof/for-any.ts';
import { valueOn } from './value.ts';

const wage = valueOn(minimumWage, isoDate('2026-11-20'));

// A fraction of a cent is dropped: the last row of each.
it.each([
  ['renda por pessoa do BPC, um quarto', bpcIncomeLimit, wage, 40_525],
  ['renda por pessoa do BPC, um quarto', bpcIncomeLimit, 162_103, 40_525],
  ['meio salário mínimo', halfMinimumWage, wage, 81_050],
  ['meio salário mínimo', halfMinimumWage, 162_101, 81_050],
  ['auxílio-inclusão, metade do BPC', auxilioInclusao, wage, 81_050],
  ['auxílio-inclusão, metade do BPC', auxilioInclusao, 162_101, 81_050],
  ['dois salários mínimos', twiceMinimumWage, wage, 324_200],
  ['maior desconto por dívida', debtDiscountLimit, wage, 48_630],
  ['maior desconto por dívida', debtDiscountLimit, 162_101, 48_630],
])('%s, %o, de %i: %i', (_, of, cents, expected) => {
  expect(of(cents)).toBe(expected);
});

forAny(fc.nat(1_000_000), fc.nat(500_000))('cabe no limite se quatro cabem', (cents, income) => {
  expect(income <= bpcIncomeLimit(cents)).toBe(income * 4 <= cents);
});
