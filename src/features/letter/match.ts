/** A reason as the matcher needs it. */
export interface KnownReason {
  slug: string;
  /** Each line a list of beginnings of words that must all be there. */
  keys: readonly string[];
}

/** The lines of every reason by its slug, as they travel with the page. */
export type PackedReasons = Readonly<Record<string, string>>;

/** The lines of all reasons as they travel with the page. */
export const packReasons = (reasons: readonly KnownReason[]): PackedReasons =>
  Object.fromEntries(reasons.map(({ slug, keys }) => [slug, keys.join('|')]));

/** The reasons as they were packed. */
export const unpackReasons = (packed: PackedReasons): KnownReason[] =>
  Object.entries(packed).map(([slug, lines]) => ({ slug, keys: lines.split('|') }));

/** Most reasons that are offered: more is no answer. */
const most = 3;

// A reason with less than this part of the best one's letters is noise beside it.
const worthwhile = 0.6;

/** The words of a text: no accents, no capitals; numbers apart from letters, "¼" as "1/4". */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replaceAll('\u2044', '/')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z]+|\d+(?:\/\d+)?/g) ?? [];

/** A number must be the whole word: "3" does not begin "30". */
const begins = (word: string, key: string): boolean =>
  /^\d/.test(key) ? word === key : word.startsWith(key);

const lettersIn = (key: string): number => key.replaceAll(' ', '').length;

/** How many letters the longest of the lines has that is wholly in the text; 0 if none is. */
const weightOf = (keys: readonly string[], words: readonly string[]): number =>
  Math.max(
    0,
    ...keys
      .filter((line) => line.split(' ').every((key) => words.some((word) => begins(word, key))))
      .map(lettersIn),
  );

/**
 * The reasons whose words a letter has, the best first, three at most; none is better than a wrong
 * one. Order, accents and capitals of the text do not matter. Keeps and returns nothing of the text.
 */
export function matchLetter<T extends KnownReason>(text: string, reasons: readonly T[]): T[] {
  const words = [...new Set(wordsOf(text))];
  const found = reasons
    .map((reason) => ({ reason, weight: weightOf(reason.keys, words) }))
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight);
  const best = found[0]?.weight ?? 0;
  return found
    .filter(({ weight }) => weight >= best * worthwhile)
    .slice(0, most)
    .map(({ reason }) => reason);
}
