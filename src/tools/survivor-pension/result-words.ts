import { joinedWords } from '../sentences/result-words.ts';
import { cardWords } from './card-words.ts';
import { lineWords } from './line-words.ts';

/** What the result says: the card and its account by what is known, all else line by line. */
export const resultWords = joinedWords(cardWords, lineWords);
