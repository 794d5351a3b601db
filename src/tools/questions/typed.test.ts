import { describe, expect, it } from 'vitest';
import { isoDate } from '#law/date.ts';
import { dated, type Typed, withoutGroup } from './typed.ts';

const typed: Typed = [
  ['pessoa', 'pessoa-1'],
  ['pessoa-1-parentesco', 'child'],
  ['pessoa', 'pessoa-10'],
  ['pessoa-10-parentesco', 'mother'],
];

describe('o que foi digitado', () => {
  it('perde um grupo com tudo o que é dele, e nada mais', () => {
    expect(withoutGroup(typed, 'pessoa', 'pessoa-1')).toEqual(typed.slice(2));
    expect(withoutGroup(typed, 'filho', 'pessoa-1')).toHaveLength(3);
  });

  it.each([
    ['Hoje ', '01/12/2026'],
    ['ontem', '30/11/2026'],
  ])('“%s” é um dia contado daquele em que se diz, e fica sendo', (word, date) => {
    const told: Typed = [
      ['ciencia-dia', word],
      ['ciencia-mes', ''],
      ['renda', word],
    ];
    expect(dated(told, isoDate('2026-12-01'))).toEqual([['ciencia-dia', date], ...told.slice(1)]);
  });
});
