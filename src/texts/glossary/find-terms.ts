import type { GlossaryEntry } from '../schema/glossary.ts';

type Words = Pick<GlossaryEntry, 'term' | 'forms' | 'except'>;

export interface FoundTerm {
  /** The title of its entry. */
  term: string;
  /** As the text writes it, and from which character on. */
  text: string;
  index: number;
}

const escaped = (word: string): string =>
  word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');

/** Short forms in capitals (DER) count as written only: "se der certo" has another word. */
const pattern = (word: string): string =>
  /^\p{Lu}{2,}$/u.test(word) ? escaped(word) : `(?i:${escaped(word)})`;

/**
 * Looks for the words of a glossary in plain text: whole words, accents exact, capitals ignored
 * save in short forms, a longer one before a shorter one at the same place.
 */
export function termFinder(entries: readonly Words[]): (text: string) => FoundTerm[] {
  const owners = new Map<string, string | undefined>();
  for (const { term, forms, except } of entries) {
    for (const word of [term, ...forms]) owners.set(word, term);
    for (const phrase of except) owners.set(phrase, undefined);
  }
  const words = [...owners.keys()].sort((one, other) => other.length - one.length);
  // One group per word tells which of them was met.
  const anyWord = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${words.map((word) => `(${pattern(word)})`).join('|')})(?![\\p{L}\\p{N}])`,
    'gu',
  );
  return (text) =>
    words.length === 0
      ? []
      : [...text.matchAll(anyWord)].flatMap((match) => {
          const group = match.slice(1).findIndex((found) => found !== undefined);
          const term = owners.get(words[group] ?? '');
          return term === undefined ? [] : [{ term, text: match[0], index: match.index }];
        });
}
