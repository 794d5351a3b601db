import type { FigureSource } from '#content/figures/figure.ts';
import { loadIndicators } from '#content/load/indicators.ts';
import { kindNames } from '#content/load/published-pages.ts';
import { loadTopics, type Topic } from '#content/load/topics.ts';
import { type PackedIndicator, packIndicators } from '../indicators/pack-indicators.ts';
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

/** Codes of the extract as they travel with the search: what they mean is told on their pages. */
const codesOf = (figures: FigureSource): PackedIndicator[] =>
  packIndicators(loadIndicators(figures)).map(([names, marks]) => [names, marks, '', '']);

const name = 'virtual:search-rows';
const id = `\0${name}`;

/** For the bundler: puts all topics of the site into the program of the search field. */
export const searchRows = (figures: FigureSource) => ({
  name: 'search-rows',
  resolveId: (asked: string) => (asked === name ? id : undefined),
  load: (asked: string) =>
    asked === id
      ? `export const rows = ${JSON.stringify(rowsOf(loadTopics(figures)))};
export const codes = ${JSON.stringify(codesOf(figures))};`
      : undefined,
});
