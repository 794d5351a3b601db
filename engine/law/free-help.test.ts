import { describe, expect, it } from 'vitest';
import { isoDate } from './date.ts';
import { dpuFamilyIncome, jefLimit } from './free-help.ts';
import { minimumWage } from './minimum-wage.ts';
import { MissingLegalValueError, valueOn } from './value.ts';

describe('atendimento gratuito', () => {
  const today = isoDate('2026-11-20');

  it('DPU: renda familiar de até dois salários mínimos, R$ 3.242,00 em 2026', () => {
    expect(valueOn(dpuFamilyIncome, today) * valueOn(minimumWage, today)).toBe(324_200);
  });

  it('DPU: a regra de dois salários vale desde 1º de janeiro de 2026', () => {
    expect(valueOn(dpuFamilyIncome, isoDate('2026-01-01'))).toBe(2);
    expect(() => valueOn(dpuFamilyIncome, isoDate('2025-12-31'))).toThrow(MissingLegalValueError);
  });

  it('Juizado Especial Federal: até 60 salários mínimos, R$ 97.260,00 em 2026', () => {
    expect(valueOn(jefLimit, today) * valueOn(minimumWage, today)).toBe(9_726_000);
  });
});
