import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { loadSite } from '#document/site.ts';
import { finder } from '#features/search/find.ts';
import { type Asked, loadAsked } from '#features/search/learned-words.ts';
import { rowsOf } from '#features/search/search-rows.ts';
import { siteDate } from '#tests/site-date.ts';
import { publishedPages } from '#texts/load/published-pages.ts';
import { loadTopics } from '#texts/load/topics.ts';

interface Answered extends Asked {
  /** The pages in their order; a word of the glossary counts as its page. */
  offered: string[];
  /** The place of the first page that answers, from 1; 0 if none is offered. */
  place: number;
}

const site = loadSite({
  SITE_DATE: siteDate,
  PRACTICE_FOLDER: 'tests/fixtures/demo-practice',
});

/** The page of which this is a part. */
export const pageOf = (path: string): string => path.replace(/#.*/, '');

export const knownRows = rowsOf(loadTopics(site.figures));

/** Of pages, of parts of them, of telephones. */
export const knownPaths = [
  ...publishedPages(site.figures).map(({ path }) => path),
  ...knownRows.map(([path]) => pageOf(path)),
];

const find = finder(knownRows);

function answer(query: Asked): Answered {
  const offered = find(query.asked).map(([path]) => pageOf(path));
  const answers = query.answers.map(pageOf);
  return { ...query, offered, place: offered.findIndex((path) => answers.includes(path)) + 1 };
}

/** Every question from which words are learned, answered. */
export const answered: readonly Answered[] = loadAsked().map(answer);

const unlearned = (parse(readFileSync('tests/search/held-out.yaml', 'utf8')) as Asked[]).map(
  answer,
);

/** Those from which no word is learned. */
export const heldOut: readonly Answered[] = unlearned.filter(({ answers }) => answers.length > 0);

/** Questions that no page answers. */
export const unanswerable: readonly Answered[] = unlearned.filter(
  ({ answers }) => answers.length === 0,
);

/** How many queries have their page among the first so many. */
export const within = (places: number, some: readonly Answered[] = answered): number =>
  some.filter(({ place }) => place > 0 && place <= places).length;
