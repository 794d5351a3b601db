import texts from '#results/qualidade-de-segurado.yaml';
import type { InsuredStatus } from '#rules/insured-status/insured-status.ts';
import { type Sayer, sayerOf } from '../sentences/result-words.ts';
import type { Told } from './questions.ts';
import { resultWords } from './result-words.ts';
import { movedInWords, nameOf } from './say-cover.ts';

export type Say = Sayer<typeof resultWords.parts>;

/** The sentences of a result. */
export function sayOf(status: InsuredStatus, told: Told): Say {
  const { happenings, of } = status;
  const counted = happenings.length > 1 ? happenings[of] : undefined;
  return sayerOf(resultWords, texts, {
    status,
    told,
    longest: counted && nameOf(status, counted),
    moved: movedInWords(status),
  });
}
