import { describe, expect, it } from 'vitest';
import { parsePhone } from './phone.ts';

describe('telefone escrito de qualquer jeito', () => {
  it.each([
    '11987654321',
    '(11) 98765-4321',
    '11 98765 4321',
    '11-98765-4321',
    '+55 11 98765-4321',
    '55 11 98765 4321',
    '0055 11 98765 4321',
    '011 98765-4321',
    '0 15 11 98765-4321',
    '  11.98765.4321  ',
    'meu número é 11 98765-4321',
  ])('aceita o celular “%s”', (typed) => {
    expect(parsePhone(typed)).toBe('(11) 98765-4321');
  });

  it.each(['(31) 3333-4444', '+55 31 3333 4444', '031 3333-4444', '0 21 31 3333-4444'])(
    'aceita o fixo “%s”',
    (typed) => {
      expect(parsePhone(typed)).toBe('(31) 3333-4444');
    },
  );

  it('aceita o DDD 55, do Rio Grande do Sul', () => {
    expect(parsePhone('55 98765-4321')).toBe('(55) 98765-4321');
    expect(parsePhone('55 55 98765-4321')).toBe('(55) 98765-4321');
  });

  it.each([
    '',
    '98765-4321',
    '3333-4444',
    '11 9876-543',
    '11 98765-43210',
    '20 98765-4321',
    'não tenho',
    '+1 212 555 0100',
  ])('recusa “%s”: falta o DDD, sobra ou falta algarismo', (typed) => {
    expect(parsePhone(typed)).toBeUndefined();
  });
});
