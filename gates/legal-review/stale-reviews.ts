import { existsSync, readFileSync } from 'node:fs';
import type { Fault } from '../fault.ts';
import { reviews } from './reviews.ts';

/** Lists for the lawyer's signature that are not those of today's texts. */
export const staleReviews = (): Fault[] =>
  Object.entries(reviews)
    .filter(([, { file, text }]) => !existsSync(file) || readFileSync(file, 'utf8') !== text())
    .map(([script, { file }]) => ({
      place: file,
      reason: 'a lista para a assinatura não é a dos textos de hoje.',
      remedy: `Rode “npm run ${script}”.`,
    }));
