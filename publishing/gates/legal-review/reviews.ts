import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { indicatorsReview } from './indicators-review.ts';
import { lettersReview } from './letters-review.ts';
import { pagesReview } from './pages-review.ts';

/** The lists that a lawyer checks and signs, made of today's texts, by the names of their files. */
const reviews: Readonly<Record<string, () => string>> = {
  'motivos.md': lettersReview,
  'paginas.md': pagesReview,
  'siglas.md': indicatorsReview,
};

/** Writes the lists of what waits for a signature. They are of one day, and are not kept. @returns the files */
export function writeReviews(folder: string): string[] {
  mkdirSync(folder, { recursive: true });
  return Object.entries(reviews).map(([name, text]) => {
    const file = join(folder, name);
    writeFileSync(file, text());
    return file;
  });
}
