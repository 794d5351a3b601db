import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Row } from './find.ts';
import { heardIn, type Learned, nowhere, packed, pageOf } from './learned.ts';
import { type Lesson, weightsFrom } from './regression.ts';

/** What somebody asked, and the pages that answer, the best first; none where this site does not tell it. */
export interface Asked {
  asked: string;
  answers: readonly string[];
}

/** What people ask; nobody on the device reads it, only what was learned of it travels. */
export const loadAsked = (): Asked[] =>
  parse(readFileSync('src/features/search/asked.yaml', 'utf8')) as Asked[];

// The best page and the next; more would learn what is only near.
const shareOf = [[1], [2 / 3, 1 / 3]] as const;
// A word that was heard once tells more of who asked than of the page.
const leastTimes = 2;

/** Learns from the questions, and from what each page is called, how much a word speaks for a page. */
export function learn(rows: readonly Row[], asked: readonly Asked[]): Learned {
  const pages = [nowhere, ...new Set(rows.map(([path]) => pageOf(path)))];
  const told = [
    ...asked.map(({ asked, answers }) => ({
      heard: heardIn(asked),
      meant: answers.length === 0 ? [nowhere] : answers.map(pageOf),
    })),
    ...rows.map(([path, , title, , names, foundBy]) => ({
      heard: heardIn([title, names, foundBy].join(' ')),
      meant: [pageOf(path)],
    })),
  ];
  const timesHeard = Map.groupBy(
    told.flatMap(({ heard }) => heard),
    (word) => word,
  );
  const words = [...timesHeard]
    .flatMap(([word, { length }]) => (length < leastTimes ? [] : word))
    .sort();
  const placeOf = new Map(words.map((word, place) => [word, place]));
  const lessons = told.flatMap(({ heard, meant }): Lesson | [] => {
    const known = meant.map((page) => pages.indexOf(page)).filter((page) => page >= 0);
    const places = heard.flatMap((word) => placeOf.get(word) ?? []);
    if (known.length === 0 || places.length === 0) return [];
    const shares = shareOf[known.length === 1 ? 0 : 1];
    return { heard: places, meant: shares.map((share, index) => [known[index] ?? 0, share]) };
  });
  const weights = weightsFrom(lessons, words.length, pages.length);
  const lines = words.flatMap((word, place) => {
    const line = [...(weights[place] ?? [])].map((weight, page) => packed(page, weight)).join('');
    return line === '' ? [] : word + line;
  });
  return { pages, words: lines.join('\n') };
}
