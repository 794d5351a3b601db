import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { reviews } from './reviews.ts';

// `npm run letter:review`, `pages:review` and `indicators:review`; without a name, all of them.
const [, , asked] = process.argv;
const named = Object.entries(reviews).filter(([name]) => asked === undefined || name === asked);
if (named.length === 0) throw new Error(`Say which list: ${Object.keys(reviews).join(', ')}`);
for (const [, { file, text }] of named) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text());
}
