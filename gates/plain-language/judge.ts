import { type PublishedText, placeOf } from '../published-text/text.ts';
import { limits } from './limits.ts';
import { countWords, type Measure, measure, sentencesOf } from './measure.ts';
import { sign } from './normalise.ts';
import { isRunningText } from './running-text.ts';

/** A group of texts judged together: a page, or one section of it. */
export interface Judged extends Measure {
  place: string;
}

const decimal = (number: number) => number.toFixed(1).replace('.', ',');

const group = (texts: readonly PublishedText[], key: (text: PublishedText) => string): Judged[] =>
  [...Map.groupBy(texts.filter(isRunningText), key)].map(([place, members]) => ({
    place,
    ...measure(members.map(({ text }) => text)),
  }));

/** What every page repeats, once. */
const frameOf = (texts: readonly PublishedText[]): PublishedText[] => {
  const frame = texts.filter(({ inFrame }) => inFrame);
  const seen = new Set<string>();
  return frame
    .filter(({ text }) => !seen.has(text) && seen.add(text))
    .map((text) => ({ ...text, page: 'cabeçalho e rodapé de todas as páginas' }));
};

const ownTexts = (texts: readonly PublishedText[]): PublishedText[] =>
  texts.filter(({ inFrame }) => !inFrame);

/** The measures of every page, and of header and footer once. */
export const measurePages = (texts: readonly PublishedText[]): Judged[] =>
  group([...ownTexts(texts), ...frameOf(texts)], ({ page }) => page);

/** The measures of every section with enough words for an index. */
const measureSections = (texts: readonly PublishedText[]): Judged[] =>
  group(ownTexts(texts), placeOf).filter(({ words }) => words >= limits.sample);

/** Pages too short for an index of their own are judged together. */
const pagesToJudge = (texts: readonly PublishedText[]): Judged[] => {
  const pages = measurePages(texts);
  const short = new Set(
    pages.filter(({ words }) => words < limits.sample).map(({ place }) => place),
  );
  return [
    ...pages.filter(({ place }) => !short.has(place)),
    ...group(
      ownTexts(texts).filter(({ page }) => short.has(page)),
      () => `páginas curtas (${[...short].join(', ')})`,
    ),
  ];
};

const tooHard = (judged: Judged[], least: number): string[] =>
  judged.flatMap(({ place, score, meanSentence, words }) => [
    ...(score < least
      ? [
          `${place}: índice de leitura ${decimal(score)} em ${words} palavras; o mínimo é ${least}. ` +
            'Troque palavras longas por curtas e parta frases.',
        ]
      : []),
    ...(meanSentence > limits.meanSentence
      ? [
          `${place}: ${decimal(meanSentence)} palavras por frase em média; o máximo é ${limits.meanSentence}. Parta frases.`,
        ]
      : []),
  ]);

/** Pages and sections that are hard to read, each with the reason and the remedy. */
export const hardPlaces = (texts: readonly PublishedText[]): string[] => [
  ...tooHard(pagesToJudge(texts), limits.pageScore),
  ...tooHard(measureSections(texts), limits.sectionScore),
];

const unread = new Set(['source', 'data']);

/** Sentences and paragraphs that are too long, each once, with its place. */
export function longTexts(texts: readonly PublishedText[]): string[] {
  const found = new Set<string>();
  for (const published of texts) {
    if (unread.has(published.kind)) continue;
    const sentences = sentencesOf(published.text);
    const place = published.inFrame ? 'todas as páginas' : placeOf(published);
    for (const sentence of sentences) {
      const words = countWords(sentence.replaceAll(sign, '1'));
      if (words > limits.longestSentence)
        found.add(
          `${place}: frase com ${words} palavras; o máximo é ${limits.longestSentence}. Parta em duas: “${published.text}”`,
        );
    }
    if (sentences.length > limits.longestParagraph)
      found.add(
        `${place}: parágrafo com ${sentences.length} frases; o máximo é ${limits.longestParagraph}. Parta em dois: “${published.text}”`,
      );
  }
  return [...found];
}
