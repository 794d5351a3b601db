import type { Ask, LetterParts } from '#letters/letter-read.ts';
import texts from '#results/carta.yaml';
import type { Answer } from '../result/AnswerCard.tsx';
import { pickerOf } from '../sentences/result-words.ts';
import { type LetterFigures, letterWords, type Steps } from './letter-words.ts';

type Parts = typeof letterWords.parts;
type PaperAsked = LetterParts['items'][number]['papers'][number];

/** A sentence about a letter. */
export const say = pickerOf<LetterFigures, Parts>(letterWords.figures, texts);

/** Three things to do. */
export const sayNext = (name: Steps): Answer['steps'] => [
  say('first', name),
  say('second', name),
  say('third', name),
];

const isAsked = (name: string): name is keyof Parts['words'] => name in letterWords.parts.words;

/** What to do with what a requirement asks for, or where one gets it, where the texts say so. */
export const sayOfAsked = (name: `pede-${Ask}` | `onde-${PaperAsked}`): string | undefined =>
  isAsked(name) ? say('words', name) : undefined;
