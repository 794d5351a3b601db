import texts from '#results/pensao-por-morte.yaml';
import { pickerOf, type Sayer, sayerOf } from '../sentences/result-words.ts';
import { cardWords } from './card-words.ts';
import type { Known } from './known.ts';
import { type LineFigures, lineFigures } from './line-figures.ts';
import type { lineWords } from './line-words.ts';

/** The sentences of the card and of its account. */
export const sayOf = (known: Known): Sayer<typeof cardWords.parts> =>
  sayerOf(cardWords, texts, known);

/** One line, by its name. */
export const say = pickerOf<LineFigures, typeof lineWords.parts>(lineFigures, texts);
