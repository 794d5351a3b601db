import texts from '#results/carta.yaml';
import type { Answer } from '../result/AnswerCard.tsx';
import { sayerOf } from '../sentences/result-words.ts';
import { type LetterFigures, letterWords, type Steps } from './letter-words.ts';

type Parts = typeof letterWords.parts;

/** A sentence about a letter. */
export const say = <Part extends keyof Parts>(
  part: Part,
  name: keyof Parts[Part] & string,
  figures: LetterFigures = {},
): string => sayerOf(letterWords, texts, figures).one(part, name);

/** Three things to do. */
export const sayNext = (name: Steps): Answer['steps'] => [
  say('first', name),
  say('second', name),
  say('third', name),
];
