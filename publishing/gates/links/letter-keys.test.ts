import { expect, it } from 'vitest';
import { sharedKeys } from './letter-keys.ts';

const letter = (file: string, line: string, benefit = 'bpc') => ({
  ...{ file, keys: [line], kinds: ['denial'], benefits: [benefit] },
  source: `keys: ["${line}"]`,
});

it('palavras de duas páginas da mesma carta são ditas, com a outra', () => {
  const age = letter('a.md', 'falta idade');
  expect(sharedKeys([age, letter('b.md', 'idade falta')])).toMatchObject([
    { place: 'b.md:1', reason: expect.stringContaining('a.md') },
  ]);
  expect(sharedKeys([age, letter('b.md', 'falta idade', 'rural')])).toEqual([]);
});
