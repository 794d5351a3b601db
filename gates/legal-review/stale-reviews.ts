import { existsSync, readFileSync } from 'node:fs';
import type { Fault } from '../fault.ts';
import { lettersReview, reviewFile } from './letters-review.ts';
import { pagesReview, pagesReviewFile } from './pages-review.ts';

/** Lists for the lawyer's signature that are not those of today's texts. */
export const staleReviews = (): Fault[] =>
  [
    { file: reviewFile, text: lettersReview(), command: 'letter:review' },
    { file: pagesReviewFile, text: pagesReview(), command: 'pages:review' },
  ]
    .filter(({ file, text }) => !existsSync(file) || readFileSync(file, 'utf8') !== text)
    .map(({ file, command }) => ({
      place: file,
      reason: 'a lista para a assinatura não é a dos textos de hoje.',
      remedy: `Rode “npm run ${command}”.`,
    }));
