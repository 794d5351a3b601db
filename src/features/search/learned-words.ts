import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { meaningsIn, toldIn } from './find.ts';

/** What somebody asked, and the pages that answer, the best first. */
export interface Asked {
  asked: string;
  answers: readonly string[];
}

/** What people ask; nobody on the device reads it, only its words travel. */
export const loadAsked = (): Asked[] =>
  parse(readFileSync('src/features/search/asked.yaml', 'utf8')) as Asked[];

// The best page and the next; more would learn what is only near.
const learning = 2;

// Beyond these, words cost more bytes than they find.
const mostWords = 60;

/** The words of a question worth learning, each once and as it sounds. */
const wordsIn = (asked: string): Set<string> =>
  new Set(meaningsIn(toldIn(asked)).filter((word) => word.length > 2));

function countBy<Key>(keys: Iterable<Key>): Map<Key, number> {
  const counts = new Map<Key, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** By page, the words that people ask for it with, as they sound: often for it, and seldom for others. */
export function learnedWords(asked: readonly Asked[]): ReadonlyMap<string, readonly string[]> {
  const questions = Map.groupBy(
    asked.flatMap(({ asked, answers }) =>
      answers.slice(0, learning).map((path) => ({ path, words: [...wordsIn(asked)] })),
    ),
    ({ path }) => path,
  );
  const ofPages = [...questions].map(
    ([path, some]) => [path, countBy(some.flatMap(({ words }) => words))] as const,
  );
  const pagesWith = countBy(ofPages.flatMap(([, counts]) => [...counts.keys()]));
  const weight = ([word, times]: readonly [string, number]) =>
    times * Math.log((1 + ofPages.length) / (pagesWith.get(word) ?? 1));
  return new Map(
    ofPages.map(([path, counts]) => [
      path,
      [...counts]
        .sort((one, other) => weight(other) - weight(one))
        .slice(0, mostWords)
        .map(([word]) => word)
        // Alphabetically they are compressed by a tenth more.
        .sort(),
    ]),
  );
}
