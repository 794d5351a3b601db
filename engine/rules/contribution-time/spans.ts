import type { DayNumber } from '../calendar.ts';

/** Days in a row, both ends included. */
export interface Span {
  readonly from: DayNumber;
  readonly until: DayNumber;
}

const byStart = (one: Span, other: Span): number =>
  one.from - other.from || one.until - other.until;

/** The same days with what touches or overlaps joined, in order. */
export function joined(spans: readonly Span[]): Span[] {
  const result: Span[] = [];
  for (const span of [...spans].sort(byStart)) {
    const last = result.at(-1);
    if (last && span.from <= last.until + 1)
      result[result.length - 1] = { from: last.from, until: Math.max(last.until, span.until) };
    else result.push(span);
  }
  return result;
}

/** What is left of the span without the days of the others. */
export function without(span: Span, others: readonly Span[]): Span[] {
  let left: Span[] = [span];
  for (const { from, until } of others)
    left = left.flatMap((piece) =>
      until < piece.from || from > piece.until
        ? [piece]
        : [
            { from: piece.from, until: from - 1 },
            { from: until + 1, until: piece.until },
          ].filter((rest) => rest.from <= rest.until),
    );
  return left;
}

/** The part of the span up to the day; none where it starts later. */
export const upTo = (span: Span, day: DayNumber): Span[] =>
  span.from > day ? [] : [{ from: span.from, until: Math.min(span.until, day) }];

/** Whether every day of the span lies in the others, which are joined. */
export const isCovered = (span: Span, others: readonly Span[]): boolean =>
  others.some(({ from, until }) => from <= span.from && span.until <= until);

/** Whether two spans have a day in common. */
export const touches = (one: Span, other: Span): boolean =>
  one.from <= other.until && other.from <= one.until;
