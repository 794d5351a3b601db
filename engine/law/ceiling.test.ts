import { describe, expect, it } from 'vitest';
import { ceiling } from './ceiling.ts';
import { isoDate } from './date.ts';
import { MissingLegalValueError, valueOn } from './value.ts';

describe('teto do INSS', () => {
  it.each(['2026-01-01', '2026-12-31'])('é de R$ 8.475,55 em %s', (date) => {
    expect(valueOn(ceiling, isoDate(date))).toBe(847_555);
  });

  it.each(['2025-12-31', '2150-01-01'])('não está registrado para %s', (date) => {
    expect(() => valueOn(ceiling, isoDate(date))).toThrow(MissingLegalValueError);
  });
});
