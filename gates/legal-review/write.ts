import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { reviews } from './reviews.ts';

// `npm run letter:review`, `pages:review` and `indicators:review`.
const review = reviews[process.argv[2] ?? ''];
if (!review) throw new Error(`Say which list: ${Object.keys(reviews).join(', ')}`);
mkdirSync(dirname(review.file), { recursive: true });
writeFileSync(review.file, review.text());
