import { expect, it } from 'vitest';
import { type LetterWords, lostWays } from './letter-ways.ts';

const letter = (file: string, keys: string[], says: string[]): LetterWords => ({
  ...{ file, slug: file, keys, says, otherWords: [], kinds: ['denial'], benefits: ['bpc'] },
  source: says.join('\n'),
});

const age = letter('a.md', ['falta idade'], ['Falta de idade']);

it('a frase leva à sua página', () => {
  expect(lostWays([age, letter('b.md', ['renda capita'], ['Renda per capita acima'])])).toEqual([]);
});

it('uma linha de duas páginas é dita, com a outra', () => {
  const other = letter('b.md', ['idade falta', 'renda capita'], ['Renda per capita acima']);
  expect(lostWays([age, other])).toMatchObject([{ reason: expect.stringContaining('a.md') }]);
});
