import texts from '#results/renda-bpc.yaml';
import { type Sayer, sayerOf } from '../sentences/result-words.ts';
import { resultWords } from './result-words.ts';
import type { Known } from './when.ts';

/** The sentences of a result. */
export type Say = Sayer<typeof resultWords.parts>;

export const sayOf = (known: Known): Say => sayerOf(resultWords, texts, known);
