import { normalise, sign } from './normalise.ts';
import { syllablesOf } from './syllables.ts';

/** Counts of a text; `score` is the Flesch index for Portuguese, higher is easier. */
export interface Measure {
  sentences: number;
  words: number;
  syllables: number;
  score: number;
  /** Words per sentence. */
  meanSentence: number;
}

// A number or acronym is taken in at a glance: as much as a short word.
const syllablesOfSign = 2;

const word = new RegExp(`${sign}|\\p{L}+(?:-\\p{L}+)*`, 'gu');

/** The words of a text that went through `normalise`; a hyphen binds ("auxílio-doença" is one). */
const wordsOf = (normalised: string): string[] => normalised.match(word) ?? [];

const syllables = (found: string): number =>
  found === sign
    ? syllablesOfSign
    : found.split('-').reduce((sum, part) => sum + syllablesOf(part), 0);

/** One block of text as it is read: what a page, its sections and the frame of all pages count. */
interface Block {
  sentences: readonly string[];
  words: number;
  syllables: number;
}

// The same block is measured for its page, for its section, and for its length.
const blocks = new Map<string, Block>();

function blockOf(text: string): Block {
  const known = blocks.get(text);
  if (known) return known;
  const read = normalise(text)
    .split(/(?<=[.!?…][)\]]?)\s+(?=[\p{Lu}\uE001(])/u)
    .map((sentence) => ({ sentence, words: wordsOf(sentence) }))
    .filter(({ words }) => words.length > 0);
  const words = read.flatMap((one) => one.words);
  const block = {
    sentences: read.map(({ sentence }) => sentence),
    words: words.length,
    syllables: words.reduce((sum, found) => sum + syllables(found), 0),
  };
  blocks.set(text, block);
  return block;
}

/**
 * The sentences of one block of text. A block ends its last sentence, with a mark or without: so
 * does the line that leads into a list, and each entry of the list.
 */
export const sentencesOf = (text: string): readonly string[] => blockOf(text).sentences;

/** How many words a sentence of `sentencesOf` has, where each sign counts by itself. */
export const countRead = (sentence: string): number => wordsOf(sentence).length;

export const countWords = (text: string): number => wordsOf(normalise(text)).length;

/**
 * Flesch reading ease adapted to Portuguese.
 * Martins, Ghiraldelo, Nunes, Oliveira Jr., "Readability formulas applied to textbooks in
 * Brazilian Portuguese", ICMC-USP, 1996: 75 to 100 very easy, 50 to 75 easy, 25 to 50 hard.
 */
export const flesch = (words: number, sentences: number, syllableCount: number): number =>
  248.835 - 1.015 * (words / sentences) - 84.6 * (syllableCount / words);

/** Measures blocks of text together; of no words at all, the score is NaN. */
export function measure(texts: readonly string[]): Measure {
  const all = { sentences: 0, words: 0, syllables: 0 };
  for (const block of texts.map(blockOf)) {
    all.sentences += block.sentences.length;
    all.words += block.words;
    all.syllables += block.syllables;
  }
  return {
    ...all,
    score: flesch(all.words, all.sentences, all.syllables),
    meanSentence: all.words / all.sentences,
  };
}
