import { eachOnce, type Fault } from '../fault.ts';
import { eachWording, type PublishedText, placeOf } from '../published-text/text.ts';
import { limits } from './limits.ts';
import { countRead, countWords, type Measure, measure, sentencesOf } from './measure.ts';
import { sign } from './normalise.ts';
import { isRunningText } from './running-text.ts';

/** A group of texts judged together: a page, or one section of it. */
interface Judged extends Measure {
  place: string;
}

const decimal = (number: number) => number.toFixed(1).replace('.', ',');

const group = (texts: readonly PublishedText[], key: (text: PublishedText) => string): Judged[] =>
  [...Map.groupBy(texts.filter(isRunningText), key)].map(([place, members]) => ({
    place,
    ...measure(members.map(({ text }) => text)),
  }));

/** What every page repeats, once. */
const frameOf = (texts: readonly PublishedText[]): PublishedText[] =>
  eachWording(texts.filter(({ inFrame }) => inFrame)).map((text) => ({
    ...text,
    page: 'cabeçalho e rodapé de todas as páginas',
  }));

const ownTexts = (texts: readonly PublishedText[]): PublishedText[] =>
  texts.filter(({ inFrame }) => !inFrame);

const withFrameOnce = (texts: readonly PublishedText[]): PublishedText[] => [
  ...ownTexts(texts),
  ...frameOf(texts),
];

/** The measures of every page, and of header and footer once. */
export const measurePages = (texts: readonly PublishedText[]): Judged[] =>
  group(withFrameOnce(texts), ({ page }) => page);

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

const tooHard = (judged: Judged[], least: number): Fault[] =>
  judged.flatMap(({ place, score, meanSentence, words }) => [
    ...(score < least
      ? [
          {
            place,
            reason: `índice de leitura ${decimal(score)} em ${words} palavras; o mínimo é ${least}.`,
            remedy: 'Troque palavras longas por curtas e parta frases.',
          },
        ]
      : []),
    ...(meanSentence > limits.meanSentence
      ? [
          {
            place,
            reason: `${decimal(meanSentence)} palavras por frase em média; o máximo é ${limits.meanSentence}.`,
            remedy: 'Parta frases.',
          },
        ]
      : []),
  ]);

/** Pages and sections that are hard to read, each with the reason and the remedy. */
export const hardPlaces = (texts: readonly PublishedText[]): Fault[] => [
  ...tooHard(pagesToJudge(texts), limits.pageScore),
  ...tooHard(measureSections(texts), limits.sectionScore),
];

const unread = new Set(['source', 'data']);

/** As the text has it, where both ways of cutting it agree; else all of it. */
const asWritten = (text: string, index: number, count: number): string => {
  const cut = text.split(/(?<=[.!?])\s+/u);
  return (cut.length === count && cut[index]) || text;
};

const tooLong = (sentence: string, written: string, place: string): Fault[] => {
  // Signs side by side may be one number, which makes fewer words and never more.
  if (countRead(sentence) <= limits.longestSentence) return [];
  const words = countWords(sentence.replaceAll(sign, '1'));
  return words <= limits.longestSentence
    ? []
    : [
        {
          place,
          sentence: written,
          reason: `tem ${words} palavras; o máximo é ${limits.longestSentence}.`,
          remedy: 'Parta em duas.',
        },
      ];
};

/** Sentences and paragraphs that are too long, each once, with its place. */
export const longTexts = (texts: readonly PublishedText[]): Fault[] =>
  eachOnce(
    withFrameOnce(texts)
      .filter(({ kind }) => !unread.has(kind))
      .flatMap((published) => {
        const place = published.inFrame ? 'todas as páginas' : placeOf(published);
        const sentences = sentencesOf(published.text);
        const long = sentences.flatMap((sentence, index) =>
          tooLong(sentence, asWritten(published.text, index, sentences.length), place),
        );
        if (sentences.length <= limits.longestParagraph) return long;
        const paragraph = {
          place,
          sentence: published.text,
          reason: `o parágrafo tem ${sentences.length} frases; o máximo é ${limits.longestParagraph}.`,
          remedy: 'Parta em dois.',
        };
        return [...long, paragraph];
      }),
  );
