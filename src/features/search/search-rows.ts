import { virtualModule } from '#site/virtual-module.ts';
import type { FigureSource } from '#texts/figures/figure.ts';
import { loadIndicators } from '#texts/load/indicators.ts';
import { kindNames } from '#texts/load/published-pages.ts';
import { isSigned, loadTopics, type Topic } from '#texts/load/topics.ts';
import { withoutAccents } from '#words/accents.ts';
import { type PackedIndicator, packIndicators } from '../indicators/pack-indicators.ts';
import { says } from './asked-words.ts';
import type { Row } from './find.ts';
import { learn, loadAsked } from './learn.ts';

/** Nobody reads these words on the device: those that are not looked for stay behind. */
const bare = (line: string): string =>
  line
    .toLowerCase()
    .split(' ')
    .filter(says)
    .join(' ')
    // Of the marks the search hears the cedilla alone, and the others weigh.
    .replaceAll(/[^ç]+/g, withoutAccents);

/** Topics as they travel to the device; a signpost is found by all its words, a page by what was learned. */
export const rowsOf = (topics: readonly Topic[]): Row[] =>
  topics.map((topic) => {
    const { path, kind, title, answer, alsoCalled, foundBy } = topic;
    const names = isSigned(topic) ? [...alsoCalled, ...foundBy] : alsoCalled;
    return [path, kindNames[kind], title, answer, names.map(bare).join(', ')];
  });

/** Codes of the extract as they travel with the search: what they mean is told on their pages. */
const codesOf = (figures: FigureSource): PackedIndicator[] =>
  packIndicators(loadIndicators(figures)).map(([names, marks]) => [names, marks, '', '']);

/** For the bundler: puts all topics of the site into the program of the search field. */
export const searchRows = (figures: FigureSource) =>
  virtualModule('virtual:search-rows', () => {
    const topics = loadTopics(figures);
    return { rows: rowsOf(topics), learned: learn(topics, loadAsked()), codes: codesOf(figures) };
  });
