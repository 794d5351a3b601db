import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { indicatorsReview, indicatorsReviewFile } from './indicators-review.ts';

it('a lista das siglas para a assinatura é a dos textos de hoje', () => {
  expect(
    readFileSync(indicatorsReviewFile, 'utf8') === indicatorsReview(),
    `${indicatorsReviewFile} está velho: rode “npm run indicators:review”`,
  ).toBe(true);
});
