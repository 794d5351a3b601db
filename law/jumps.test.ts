import { expect, it } from 'vitest';
import { isoDate, wholeYear } from './date.ts';
import { unconfirmedJumps } from './jumps.ts';
import { type LegalValue, legalSeries } from './value.ts';

const series = (next: number, more: Partial<LegalValue<number>> = {}) =>
  legalSeries<number>({
    name: 'valor de teste',
    unit: 'centavos de real',
    file: 'law/minimum-wage.ts',
    values: [162_100, next].map((value, index) => ({
      ...wholeYear(2026 + index),
      value,
      source: 'decreto-12797-1',
      verifiedOn: isoDate('2026-11-20'),
      ...(index === 1 ? more : {}),
    })),
  });
const found = (next: number, more?: Partial<LegalValue<number>>) =>
  unconfirmedJumps([series(next, more)]).map(({ value, before }) => [before, value.value]);

it('os valores de hoje não dão salto que ninguém confirmou', () => {
  expect(unconfirmedJumps()).toEqual([]);
});

it.each([
  ['digitado em reais, e não em centavos', 1_741],
  ['com um algarismo a mais', 1_741_000],
  ['menor que o anterior', 162_099],
  ['mais de 30% acima', 210_731],
])('acha o valor %s', (_name, value) => {
  expect(found(value)).toEqual([[162_100, value]]);
});

it.each([162_100, 174_100, 210_730])('aceita %i depois de 162.100', (value) => {
  expect(found(value)).toEqual([]);
});

it('aceita o salto que alguém confirmou com a norma', () => {
  expect(found(1_741, { isJumpConfirmed: true })).toEqual([]);
});
