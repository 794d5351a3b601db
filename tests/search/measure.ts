import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { loadSite } from '#document/site.ts';
import { finder } from '#features/search/find.ts';
import { rowsOf } from '#features/search/search-rows.ts';
import { siteDate } from '#tests/site-date.ts';
import { loadTopics } from '#texts/load/topics.ts';

/** What somebody asks, and the pages of which one answers. */
interface Query {
  asked: string;
  answers: string[];
}

/** A query and what the search offers for it. */
interface Answered extends Query {
  /** The pages in their order; a word of the glossary counts as its page. */
  offered: string[];
  /** The place of the first page that answers, from 1; 0 if none is offered. */
  place: number;
}

const site = loadSite({
  SITE_DATE: siteDate,
  PRACTICE_FOLDER: 'tests/fixtures/demo-practice',
});

export const knownRows = rowsOf(loadTopics(site.figures));

const find = finder(knownRows);

const answersOf = (file: string): readonly Answered[] =>
  (parse(readFileSync(`tests/search/${file}`, 'utf8')) as Query[]).map((query) => {
    const offered = find(query.asked).map(([path]) => path.replace(/#.*/, ''));
    return {
      ...query,
      offered,
      place: offered.findIndex((path) => query.answers.includes(path)) + 1,
    };
  });

/** Every query of the list, answered. */
export const answered = answersOf('queries.yaml');

/** Those from which no word is learned. */
export const heldOut = answersOf('held-out.yaml');

/** How many queries have their page among the first so many. */
export const within = (places: number, some: readonly Answered[] = answered): number =>
  some.filter(({ place }) => place > 0 && place <= places).length;
