import MiniSearch from 'minisearch';
import { isCode } from './asked-words.ts';

/** As many letters may be wrong; a short word with another letter is another word. */
function mistakes(word: string): number {
  if (word.length < 4 || isCode(word)) return 0;
  return word.length < 6 ? 1 : 2;
}

// Of those found, the nearest: one letter apart, not two, where there are some.
const nearest = 0.9;
const beginning = { least: 4, share: 0.7 };
// Who has written so much of a word and stopped may mean how it goes on.
const unfinished = 5;

function indexOf(words: Iterable<string>): MiniSearch {
  const search = new MiniSearch({
    idField: 'word',
    fields: ['word'],
    tokenize: (word) => [word],
    processTerm: (word) => word,
  });
  search.addAll([...words].filter((word) => !isCode(word)).map((word) => ({ word })));
  return search;
}

/**
 * For a word that is not among the known ones, those that may be meant: thumbs slip, and who can hardly write
 * leaves letters out. First those that it begins, then by what differs, then by how it begins.
 */
export function nearWords(words: Iterable<string>): (word: string) => string[] {
  let made: MiniSearch | undefined;
  return (word) => {
    const fuzzy = mistakes(word);
    if (fuzzy === 0) return [];
    // Most questions have known words alone.
    made ??= indexOf(words);
    const search = made;
    const begunBy = (beginning: string): string[] =>
      search.search(beginning, { prefix: true }).map(({ id }) => id as string);
    const whole = word.length < unfinished ? [] : begunBy(word);
    if (whole.length > 0) return whole;
    const found = search.search(word, { fuzzy });
    const best = found[0]?.score ?? 0;
    const near = found.filter(({ score }) => score >= nearest * best);
    const begun = Math.max(beginning.least, Math.ceil(beginning.share * word.length));
    return near.length > 0 || word.length <= begun
      ? near.map(({ id }) => id as string)
      : begunBy(word.slice(0, begun));
  };
}
