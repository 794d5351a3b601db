import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { loadSite } from '#document/site.ts';
import { packIndicators, unpackIndicators } from '#features/indicators/pack-indicators.ts';
import { type Asked, learn, loadAsked } from '#features/search/learn.ts';
import { pageOf } from '#features/search/learned.ts';
import { rowsOf } from '#features/search/search-rows.ts';
import { wholeSearch } from '#features/search/whole-search.ts';
import { siteDate } from '#tests/site-date.ts';
import { loadIndicators } from '#texts/load/indicators.ts';
import { publishedPages } from '#texts/load/published-pages.ts';
import { loadTopics } from '#texts/load/topics.ts';

/** A query and what the search offers for it. */
interface Answered extends Asked {
  /** The pages in their order; a word of the glossary counts as its page. */
  offered: string[];
  isSure: boolean;
  /** The place of the first page that answers, from 1; 0 if none is offered. */
  place: number;
}

const site = loadSite({
  SITE_DATE: siteDate,
  PRACTICE_FOLDER: 'tests/fixtures/demo-practice',
});

const topics = loadTopics(site.figures);
export const knownRows = rowsOf(topics);

/** Of pages, of parts of them, of telephones. */
export const knownPaths = [
  ...publishedPages(site.figures).map(({ path }) => path),
  ...knownRows.map(([path]) => pageOf(path)),
];

const taught = loadAsked();

/** What the search has learned of them. */
export const learned = learn(topics, taught);

/** As on the page of the search. */
export const find = wholeSearch(
  knownRows,
  learned,
  unpackIndicators(packIndicators(loadIndicators(site.figures))),
);

function answer(query: Asked): Answered {
  const { rows, isSure } = find(query.asked);
  const offered = rows.map(([path]) => pageOf(path));
  const answers = query.answers.map(pageOf);
  return {
    ...query,
    offered,
    isSure,
    place: offered.findIndex((path) => answers.includes(path)) + 1,
  };
}

/** Every question from which words are learned, answered. */
export const answered: readonly Answered[] = taught
  .filter(({ answers }) => answers.length > 0)
  .map(answer);

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
