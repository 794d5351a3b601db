import type { FigureSource } from '#content/figures/figure.ts';
import { kindNames } from '#content/load/published-pages.ts';
import { loadTopics, type Topic } from '#content/load/topics.ts';
import type { Row } from './find.ts';

/** Topics as they travel to the device. */
export const rowsOf = (topics: readonly Topic[]): Row[] =>
  topics.map(({ path, kind, title, answer, alsoCalled, foundBy }) => [
    path,
    kindNames[kind],
    title,
    answer,
    alsoCalled.join(', '),
    foundBy.join(', '),
  ]);

const name = 'virtual:search-rows';
const id = `\0${name}`;

/** For the bundler: puts all topics of the site into the program of the search field. */
export const searchRows = (figures: FigureSource) => ({
  name: 'search-rows',
  resolveId: (asked: string) => (asked === name ? id : undefined),
  load: (asked: string) =>
    asked === id ? `export const rows = ${JSON.stringify(rowsOf(loadTopics(figures)))}` : undefined,
});
