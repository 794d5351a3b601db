import { expect, it } from 'vitest';
import { letterSlugs } from '#texts/load/letters.ts';
import { lettersReview } from './letters-review.ts';

const review = lettersReview();

it('traz cada carta e cada frase à espera, com o que abrir', () => {
  for (const slug of letterSlugs()) expect(review).toContain(`\`/carta/${slug}\``);
  const waiting = review.split('\n').filter((row) => row.includes('**Abra:**'));
  expect(waiting.length).toBeGreaterThan(60);
  expect(waiting.filter((row) => row.includes('| com a norma citada |'))).toEqual([]);
});
