import type { Passage, Span } from './letter-read.ts';

/** A flat text without the ends of lines inside a paragraph. */
export const unwrapped = (flatText: string): string => flatText.replaceAll(/\n(?!\s*\n)/g, ' ');

/** Where a match, or a group of it, stands. */
export const spanOf = ({ index, 0: { length } }: RegExpMatchArray): Span => ({
  from: index ?? 0,
  until: (index ?? 0) + length,
});

/** Where the last match of a pattern begins; -1 where there is none. */
export const lastOf = (pattern: RegExp, text: string): number =>
  Math.max(-1, ...[...text.matchAll(new RegExp(pattern, 'g'))].map(({ index }) => index));

/** A stretch of a text, without the space around it. */
export function passageOf(text: string, { from, until }: Span): Passage {
  const piece = text.slice(from, until);
  const start = from + piece.length - piece.trimStart().length;
  const trimmed = piece.trim();
  return { text: trimmed, place: { from: start, until: start + trimmed.length } };
}

export const overlaps = (one: Span, other: Span): boolean =>
  one.from < other.until && other.from < one.until;
