import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { speciesPages } from '#letters/species.ts';
import { keptReading } from '#texts/kept-bytes.ts';
import type { Topic } from '#texts/load/topics.ts';
import { benefitPath } from '#texts/paths.ts';
import { heardIn, nowhere, packed, pageOf, pagesOf } from './learned.ts';

/** The species whose page this is, as people write them: "B31". */
const speciesOf = (path: string): string[] =>
  Object.entries(speciesPages).flatMap(([code, page]) =>
    benefitPath(page) === path ? `B${code}` : [],
  );

/** What somebody asked, and the pages that answer, the best first; none where this site does not tell it. */
export interface Asked {
  asked: string;
  answers: readonly string[];
}

/** What people ask; nobody on the device reads it, only what was learned of it travels. */
export function loadAsked(): Asked[] {
  const text = readFileSync('src/features/search/asked.yaml', 'utf8');
  return keptReading(text, '.yaml', () => parse(text) as Asked[]);
}

// The best page and the next; more would learn what is only near.
const sharesOf = (pages: number): readonly number[] => (pages === 1 ? [1] : [2 / 3, 1 / 3]);

/**
 * Learns how often each word is asked for each page, from the questions and from what each page is
 * called, as it travels (`learned.ts`).
 */
export function learn(topics: readonly Topic[], asked: readonly Asked[]): string {
  const pages = pagesOf(topics.map(({ path }) => path));
  const timesOf = new Map<string, Map<number, number>>();
  function hear(text: string, answers: readonly string[]): void {
    const places = answers.map((path) => pages.indexOf(pageOf(path))).filter((page) => page >= 0);
    for (const word of heardIn(text)) {
      const times = timesOf.get(word) ?? new Map<number, number>();
      timesOf.set(word, times);
      sharesOf(places.length).forEach((share, index) => {
        const page = places[index];
        if (page !== undefined) times.set(page, (times.get(page) ?? 0) + share);
      });
    }
  }
  for (const { asked: text, answers } of asked)
    hear(text, answers.length > 0 ? answers : [nowhere]);
  for (const { path, title, alsoCalled, foundBy } of topics)
    for (const name of [title, ...alsoCalled, ...foundBy, ...speciesOf(path)]) hear(name, [path]);
  return packed(timesOf);
}
