import { type DayNumber, monthNumberOf } from '../calendar.ts';
import { daysPerYear, legalMonths, thirtyDayNumberOf } from '../legal-days.ts';
import type { Span } from './spans.ts';

// Two units meet. Until 13/11/2019 the law counts "de data a data" (Decreto 3.048, art. 188-G);
// afterwards it counts whole months. The retirement rules take both in legal days, 30 to a month and 12
// months to a year. How days become years the law does not say, and both ways are in use.

const calendarDaysPerYear = 365;

/**
 * Calendar days in legal days: 365 are a year, 30 a month. The last five days of a year of 365 add
 * nothing, or twelve months of 30 would come before the year is full. Never falls as days are added.
 */
export const legalDaysOf = (calendarDays: number): number =>
  Math.floor(calendarDays / calendarDaysPerYear) * daysPerYear +
  Math.min(calendarDays % calendarDaysPerYear, daysPerYear - 1);

/** The last day of a month is its 30th, in February too. */
const thirtiethOf = (day: DayNumber): number =>
  monthNumberOf(day + 1) > monthNumberOf(day)
    ? legalMonths(monthNumberOf(day) + 1)
    : thirtyDayNumberOf(day);

/**
 * Days in a row from date to date, both included, as one takes the earlier date from the later by hand:
 * whole months, and the days left. Never less than the parts of a span with a gap come to.
 */
const daysByDates = ({ from, until }: Span): number =>
  thirtiethOf(until) - thirtyDayNumberOf(from) + 1;

/** The same time in legal days, in both ways of making years of days. */
export interface Ways {
  /** 365 days to a year, 30 to a month. */
  readonly byDays: number;
  /** Years, months and days between the dates of each span. */
  readonly byDates: number;
}

/** Time counted by days and whole months after it, in legal days. @param spans joined: none touches another */
export function legalLengths(spans: readonly Span[], months: number): Ways {
  const days = spans.reduce((sum, { from, until }) => sum + until - from + 1, 0);
  const byDates = spans.reduce((sum, span) => sum + daysByDates(span), 0);
  return {
    byDays: legalDaysOf(days) + legalMonths(months),
    byDates: byDates + legalMonths(months),
  };
}
