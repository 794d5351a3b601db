import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
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

describe('valores que dependem do salário mínimo de 2026', () => {
  const wage = valueOn(minimumWage, isoDate('2026-11-20'));

  it('renda por pessoa do BPC: R$ 405,25, um quarto', () => {
    expect(bpcIncomeLimit(wage)).toBe(40_525);
  });

  it('meio salário mínimo: R$ 810,50', () => {
    expect(halfMinimumWage(wage)).toBe(81_050);
  });

  it('auxílio-inclusão: R$ 810,50, metade do BPC', () => {
    expect(auxilioInclusao(wage)).toBe(81_050);
  });

  it('dois salários mínimos: R$ 3.242,00', () => {
    expect(twiceMinimumWage(wage)).toBe(324_200);
  });

  it('maior desconto por dívida: R$ 486,30', () => {
    expect(debtDiscountLimit(wage)).toBe(48_630);
  });
});

describe('frações de centavo', () => {
  it('um quarto e metade caem para o centavo inteiro de baixo', () => {
    expect(bpcIncomeLimit(162_103)).toBe(40_525);
    expect(halfMinimumWage(162_101)).toBe(81_050);
    expect(auxilioInclusao(162_101)).toBe(81_050);
    expect(debtDiscountLimit(162_101)).toBe(48_630);
  });

  forAny(fc.nat(1_000_000), fc.nat(500_000))(
    'cabe no limite se quatro cabem no salário',
    (wage, income) => {
      expect(income <= bpcIncomeLimit(wage)).toBe(income * 4 <= wage);
    },
  );
});
