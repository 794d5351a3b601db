import { joinedWords } from '../sentences/result-words.ts';
import { permanentWords } from './permanent-words.ts';
import { temporaryWords } from './temporary-words.ts';

/** All that either result says. */
export const resultWords = joinedWords(temporaryWords, permanentWords);
