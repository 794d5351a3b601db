import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { letterSlugs } from '#content/load/letters.ts';
import { lettersReview, lettersReviewFile } from './letters-review.ts';

const review = lettersReview();

it('a lista para a assinatura é a dos textos de hoje', () => {
  expect(
    readFileSync(lettersReviewFile, 'utf8') === review,
    `${lettersReviewFile} está velho: rode “npm run letter:review”`,
  ).toBe(true);
});

it('traz cada carta e cada frase à espera, com o que abrir', () => {
  for (const slug of letterSlugs()) expect(review).toContain(`\`/carta/${slug}\``);
  const waiting = review.split('\n').filter((row) => row.includes('**Abra:**'));
  expect(waiting.length).toBeGreaterThan(60);
  expect(waiting.filter((row) => row.includes('| com a norma citada |'))).toEqual([]);
});
