import texts from '#results/pensao-por-morte.yaml';
import { type Sayer, sayerOf } from '../sentences/result-words.ts';
import { cardWords } from './card-words.ts';
import type { Known } from './known.ts';
import { type LineFigures, lineWords } from './line-words.ts';

type Parts = typeof lineWords.parts;

/** The sentences of the card and of its account. */
export const sayOf = (known: Known): Sayer<typeof cardWords.parts> =>
  sayerOf(cardWords, texts, known);

/** One line, by its name. */
export const say = <Part extends keyof Parts>(
  part: Part,
  name: keyof Parts[Part] & string,
  figures: LineFigures = {},
): string => sayerOf(lineWords, texts, figures).one(part, name);
