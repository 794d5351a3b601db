import MiniSearch from 'minisearch';
import {
  isCode,
  kin,
  meaningsIn,
  termsOf,
  toldIn,
  withoutCedilla,
  wordsOf,
} from './asked-words.ts';
import type { Row } from './find.ts';

/** A short word with another letter is another word, unless it is none and stands beside others. */
function mistakes(word: string, isNone: boolean): number {
  if (isCode(word) || word.length < 4) return 0;
  if (word.length < 6) return isNone ? 1 : 0;
  return word.length < 9 ? 1 : 2;
}

/** For a question, how much the words of each row say it, by the row's place: 1 for the one that says it best. */
export function byWords(rows: readonly Row[]): (asked: string) => Map<number, number> {
  const known = new Set(rows.flatMap((row) => meaningsIn(row.slice(2).join(' '))));
  const search = new MiniSearch({
    fields: ['title', 'answer', 'names'],
    tokenize: wordsOf,
    processTerm: termsOf,
    searchOptions: {
      boost: { title: 3, names: 4 },
      prefix: (word) => word.length > 2 && !isCode(word),
      fuzzy: (word, _, all) => mistakes(word, all.length > 1 && !known.has(word)),
      // A single digit says as little: "5 de MEI" asks for no list of percents.
      boostTerm: (word) =>
        word === 'idade' ? 0.5 : kin.test(word) || /^\d$/.test(word) ? 0.35 : 1,
      // Many names make a page no less likely.
      bm25: { k: 1.2, b: 0.1, d: 0.5 },
    },
  });
  search.addAll(rows.map(([, , title, answer, names], id) => ({ id, title, answer, names })));
  return (asked) => {
    const isAlone = !toldIn(withoutCedilla(asked)).includes(' ');
    const scores = search
      .search(toldIn(asked))
      // Where several words are asked for, another beginning is another word: “bolo” is no “olho”.
      .filter(
        ({ terms, queryTerms }) =>
          isAlone || terms.some((term) => queryTerms.some((word) => word[0] === term[0])),
      )
      .map(({ id, score }): [number, number] => [id, score]);
    const best = Math.max(...scores.map(([, score]) => score));
    return new Map(scores.map(([id, score]) => [id, score / best]));
  };
}
