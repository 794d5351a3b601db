export interface Entry {
  id: string;
  term: string;
}

const letterOf = (term: string): string =>
  term
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .charAt(0)
    .toUpperCase();

/** Each letter that a word begins with, and the anchor of the first such word, in the given order. */
export function firstLetters(terms: readonly Entry[]): { letter: string; id: string }[] {
  const letters = new Map<string, string>();
  for (const { id, term } of terms) {
    const letter = letterOf(term);
    if (!letters.has(letter)) letters.set(letter, id);
  }
  return [...letters].map(([letter, id]) => ({ letter, id }));
}
