import { expect, it } from 'vitest';
import { isoDate } from '#law/date.ts';
import { figuresOn } from '#texts/figures/figures.ts';
import { sign } from '../write-signature.ts';
import { newValues } from './only-values.ts';

const date = isoDate('2026-11-22');
const figures = figuresOn(date);
const lawyer = { name: 'Araçá do Exemplo' };
const signed = sign({ text: 'content/benefits/bpc-loas.md', finding: 'conferida' }, lawyer, {
  date,
  figures,
});
const wage = 'salario-minimo';
/** A year later, with another wage. */
const later = (key: string) => (key === wage ? { text: 'R$ 1.717,00' } : figures(key));

it('o que só mudou de valor vem junto, cada valor uma vez, com o de antes', () => {
  expect(newValues([signed], figures)).toEqual({ lapsed: [], changes: [] });
  const { lapsed, changes } = newValues([signed, signed], later);
  expect(lapsed).toHaveLength(2);
  expect(changes.map((one) => one.replaceAll('\u00a0', ' '))).toEqual([
    `${wage}: R$ 1.621,00 → R$ 1.717,00`,
  ]);
  const [words = ''] = signed.seal.split(' ');
  const changed = { ...signed, seal: signed.seal.replace(words, '0'.repeat(10)) };
  expect(newValues([changed], later).lapsed).toEqual([]);
});
