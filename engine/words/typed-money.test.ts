import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forAny } from '#law/proof/for-any.ts';
import { formatCents } from './money.ts';
import { parseCount } from './typed-count.ts';
import { parseMoney } from './typed-money.ts';

describe('valor em reais digitado', () => {
  it.each([
    ['1.621,00', 162_100],
    ['R$ 1.621,00', 162_100],
    ['1621', 162_100],
    ['1621,5', 162_150],
    ['1621.50', 162_150],
    ['1,621.00', 162_100],
    ['1.621', 162_100],
    ['405,25 reais', 40_525],
    ['0', 0],
    ['0,05', 5],
    ['12.345.678,90', 1_234_567_890],
    ['999.999.999', 99_999_999_900],
  ])('“%s” são %d centavos', (typed, cents) => {
    expect(parseMoney(typed)).toBe(cents);
  });

  it.each(['', 'mil', '-10', '1.62,00', '12.34.567', '1,2,3', '10,123,4', '1000000000'])(
    'recusa “%s”',
    (typed) => {
      expect(parseMoney(typed)).toBeUndefined();
    },
  );

  forAny(fc.integer({ min: 0, max: 10_000_000_00 }))(
    'lê de volta o que o site escreve',
    (cents) => {
      expect(parseMoney(formatCents(cents))).toBe(cents);
    },
  );
});

describe('valor em salários mínimos', () => {
  it.each([
    ['1 salário', 162_100],
    ['um salário mínimo', 162_100],
    ['Salario minimo', 162_100],
    ['meio salário', 81_050],
    [' 2 salários mínimos ', 324_200],
    ['três salários', 486_300],
  ])('“%s” são %d centavos', (typed, cents) => {
    expect(parseMoney(typed, 162_100)).toBe(cents);
  });

  it.each(['1 salário e meio', 'mil salários', 'salarinho', '-1 salário', 'salário de 900'])(
    'recusa “%s”',
    (typed) => {
      expect(parseMoney(typed, 162_100)).toBeUndefined();
    },
  );

  it('sem saber de quanto é, não inventa', () => {
    expect(parseMoney('1 salário')).toBeUndefined();
    expect(parseMoney('900', 162_100)).toBe(90_000);
  });
});

describe('número inteiro digitado', () => {
  it.each([
    ['12', 12],
    [' 12 meses ', 12],
    ['0', 0],
    ['180', 180],
    ['900', 900],
  ])('“%s” é %d', (typed, count) => {
    expect(parseCount(typed, 900)).toBe(count);
  });

  it.each(['', '1,5', '-3', 'doze', '901'])('recusa “%s”', (typed) => {
    expect(parseCount(typed, 900)).toBeUndefined();
  });
});
