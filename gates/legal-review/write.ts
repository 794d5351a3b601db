import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { lettersReview, reviewFile } from './letters-review.ts';

// `npm run letter:review`: all that the pages of letters say, for the lawyer to check and sign.
mkdirSync(dirname(reviewFile), { recursive: true });
writeFileSync(reviewFile, lettersReview());
