import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { indicatorsReview, indicatorsReviewFile } from './indicators-review.ts';
import { lettersReview, reviewFile } from './letters-review.ts';
import { pagesReview, pagesReviewFile } from './pages-review.ts';

// `npm run letter:review`, `pages:review` and `indicators:review`: what the lawyer checks and signs.
const lists: Readonly<Record<string, readonly [file: string, write: () => string]>> = {
  letters: [reviewFile, lettersReview],
  pages: [pagesReviewFile, pagesReview],
  indicators: [indicatorsReviewFile, indicatorsReview],
};
const [file, write] = lists[process.argv[2] ?? 'letters'] ?? [];
if (!file || !write) throw new Error(`Say which list: ${Object.keys(lists).join(', ')}`);
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, write());
