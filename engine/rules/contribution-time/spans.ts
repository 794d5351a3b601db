import { addMonths, firstDayOf, lastDayOf, type Month, monthOf } from '#law/month.ts';
import { type DayNumber, dateOf, dayNumberOf } from '../calendar.ts';

/** Days in a row, both ends included. */
export interface Span {
  readonly from: DayNumber;
  readonly until: DayNumber;
}

// Kept, because a count asks for the same month of each spell and reading.
const spans = new Map<Month, Span>();

export function spanOf(month: Month): Span {
  const kept = spans.get(month);
  if (kept) return kept;
  const span = { from: dayNumberOf(firstDayOf(month)), until: dayNumberOf(lastDayOf(month)) };
  spans.set(month, span);
  return span;
}

export function monthsOf({ from, until }: Span): Month[] {
  const months: Month[] = [];
  const last = monthOf(dateOf(until));
  for (let month = monthOf(dateOf(from)); month <= last; month = addMonths(month, 1))
    months.push(month);
  return months;
}

const byStart = (one: Span, other: Span): number =>
  one.from - other.from || one.until - other.until;

/** The days with what touches or overlaps joined, in order. */
export function joined(spans: readonly Span[]): Span[] {
  const result: Span[] = [];
  for (const span of [...spans].sort(byStart)) {
    const last = result.at(-1);
    if (last && span.from <= last.until + 1)
      result[result.length - 1] = { from: last.from, until: Math.max(last.until, span.until) };
    else result.push({ from: span.from, until: span.until });
  }
  return result;
}

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

export function common(one: Span, other: Span): Span[] {
  const span = {
    from: Math.max(one.from, other.from),
    until: Math.min(one.until, other.until),
  };
  return span.from > span.until ? [] : [span];
}

/** The part of the span up to the day; none where it starts later. */
export const upTo = (span: Span, day: DayNumber): Span[] =>
  common(span, { from: Number.NEGATIVE_INFINITY, until: day });

export const isCovered = (span: Span, others: readonly Span[]): boolean =>
  without(span, others).length === 0;

/** Whether two spans have a day in common. */
export const touches = (one: Span, other: Span): boolean => common(one, other).length > 0;
