import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { lettersReview, reviewFile } from './letters-review.ts';
import { pagesReview, pagesReviewFile } from './pages-review.ts';

// `npm run letter:review` and `npm run pages:review`: what the lawyer checks and signs.
const [file, text] =
  process.argv[2] === 'pages' ? [pagesReviewFile, pagesReview()] : [reviewFile, lettersReview()];
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, text);
