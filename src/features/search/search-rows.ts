import { speciesPages } from '#letters/species.ts';
import { virtualModule } from '#site/virtual-module.ts';
import type { FigureSource } from '#texts/figures/figure.ts';
import { loadIndicators } from '#texts/load/indicators.ts';
import { kindNames } from '#texts/load/published-pages.ts';
import { loadTopics, type Topic } from '#texts/load/topics.ts';
import { benefitPath } from '#texts/paths.ts';
import { withoutAccents } from '#words/accents.ts';
import { type PackedIndicator, packIndicators } from '../indicators/pack-indicators.ts';
import { phraseOf, says } from './asked-words.ts';
import type { Row } from './find.ts';
import { learn, loadAsked } from './learn.ts';

/** The species whose page this is, as people write them: "B31". */
const speciesOf = (path: string): string[] =>
  Object.entries(speciesPages).flatMap(([code, page]) =>
    benefitPath(page) === path ? `B${code}` : [],
  );

/** Without the words that the search takes for some that are there already. */
function newWords(words: readonly string[], there: readonly string[]): string[] {
  const known = new Set(there.map(phraseOf));
  return words.filter((word) => known.size < known.add(phraseOf(word)).size);
}

/** Of the sentences of a letter, without those of three words or more that the others bring together. */
function newSentences(sentences: readonly string[], there: readonly string[]): string[] {
  const known = new Set(there.flatMap((one) => phraseOf(one).split(' ')));
  return sentences.filter((sentence) => {
    const words = phraseOf(sentence).split(' ');
    const isNew = words.length < 3 || words.some((word) => !known.has(word));
    for (const word of words) known.add(word);
    return isNew;
  });
}

/** Nobody reads these words on the device: those that are not looked for stay behind. */
const bare = (line: string): string =>
  line
    .toLowerCase()
    .split(' ')
    .filter(says)
    .join(' ')
    // Of the marks the search hears the cedilla alone, and the others weigh.
    .replaceAll(/[^ç]+/g, withoutAccents);

/** Topics as they travel to the device. */
export const rowsOf = (topics: readonly Topic[]): Row[] =>
  topics.map(({ path, kind, title, answer, alsoCalled, foundBy }) => {
    const names = [title, ...alsoCalled];
    const words = newWords([...foundBy, ...speciesOf(path)], names);
    return [
      path,
      kindNames[kind],
      title,
      answer,
      alsoCalled.map(bare).join(', '),
      (kind === 'letter' ? newSentences(words, names) : words).map(bare).join(', '),
    ];
  });

/** Codes of the extract as they travel with the search: what they mean is told on their pages. */
const codesOf = (figures: FigureSource): PackedIndicator[] =>
  packIndicators(loadIndicators(figures)).map(([names, marks]) => [names, marks, '', '']);

/** For the bundler: puts all topics of the site into the program of the search field. */
export const searchRows = (figures: FigureSource) =>
  virtualModule('virtual:search-rows', () => {
    const rows = rowsOf(loadTopics(figures));
    return { rows, learned: learn(rows, loadAsked()), codes: codesOf(figures) };
  });
