import { withoutAccents } from '#words/accents.ts';

export interface Entry {
  term: string;
}

/** The entries whose names begin with the same letter, or with a number. */
interface LetterGroup<E extends Entry> {
  letter: string;
  /** Its anchor. */
  id: string;
  entries: readonly E[];
}

const letterOf = (term: string): string => withoutAccents(term).charAt(0).toUpperCase();

/** Groups a list from A to Z by its letters, in the given order; digits are one group. */
export function byLetter<E extends Entry>(all: readonly E[]): LetterGroup<E>[] {
  const groups = new Map<string, E[]>();
  for (const entry of all) {
    const letter = letterOf(entry.term).replace(/\d/, '0–9');
    groups.set(letter, [...(groups.get(letter) ?? []), entry]);
  }
  return [...groups].map(([letter, entries]) => ({
    letter,
    id: `letra-${letter.charAt(0).toLowerCase()}`,
    entries,
  }));
}
