/** How far before a day its label may stand. */
export const reach = 160;

/** How far after a day may stand what it is, or what else came on it. */
const ahead = 120;

export const sentenceEnd = /[.;!?](?=\s)|\n\s*\n/g;

/** The point of a shortened word ends no sentence: "AR receb. em", "disponib. 19/11/2026". */
const shortened =
  /\b(?:rec ?eb|rec|ass|disponib|publ|emit|exp|venc|nasc|concl|v\.? ?s[aª])\.(?= )/g;

/** The words of the sentence before a place, back to the day that ends at `after`. */
export function clauseBefore(flatText: string, at: number, after = 0): string {
  const before = flatText
    .slice(Math.max(after, at - reach), at)
    .replaceAll(shortened, (word) => `${word.slice(0, -1)} `);
  const last = [...before.matchAll(sentenceEnd)].at(-1);
  // A label may be broken by the end of a line.
  return (last ? before.slice(last.index + 1) : before).replaceAll(/\s+/g, ' ');
}

/** The words after a place, as far as they tell of it. */
export const wordsAfter = (flatText: string, until: number): string =>
  flatText.slice(until, until + ahead);
