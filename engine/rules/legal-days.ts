import type { IsoDate } from '#law/date.ts';
import { type DayNumber, dayNumberOf, dayOfMonth, monthNumberOf, monthsFrom } from './calendar.ts';

// The one place that says how age and contribution time are counted. The law counts both in days
// (EC 103/2019, art. 15, § 2º) but fixes what it asks in years and half years, so:
// - a legal day is 1/30 of a month, and 12 months make a year. With years of 365 days, 6 months of
//   age plus 6 of contribution would make 360 days, five short of the point that the law gives.
// - between two dates, whole months come first, then the days left (see calendar.ts).

/** Length of time as people and the CNIS write it; whole numbers. */
export interface YearsMonthsDays {
  years: number;
  months: number;
  days: number;
}

const daysPerMonth = 30;
/** Legal days of a year. */
export const daysPerYear = 12 * daysPerMonth;

/** The length in legal days: 360 a year, 30 a month. */
export const legalDays = ({ years, months, days }: YearsMonthsDays): number =>
  years * daysPerYear + months * daysPerMonth + days;

/** So many whole years, in legal days. */
export const legalYears = (years: number): number => years * daysPerYear;

/** So many whole months, in legal days. */
export const legalMonths = (months: number): number => months * daysPerMonth;

/** Legal days written out again: 10 590 are 29 years and 5 months. */
export const inYearsMonthsDays = (days: number): YearsMonthsDays => ({
  years: Math.floor(days / daysPerYear),
  months: Math.floor((days % daysPerYear) / daysPerMonth),
  days: days % daysPerMonth,
});

/** Whole years in so many legal days. */
export const wholeYearsIn = (days: number): number => Math.floor(days / daysPerYear);

/** Whole months in so many legal days. */
export const wholeMonthsIn = (days: number): number => Math.floor(days / daysPerMonth);

/** Legal days from the date until each day, 0 up to it. Never falls as days pass, nor for who starts earlier. */
export function legalDaysSince(from: IsoDate): (day: DayNumber) => number {
  const first = dayNumberOf(from);
  const { completedOn, fullUntil } = monthsFrom(from);
  return (day) => {
    if (day <= first) return 0;
    const months = fullUntil(day);
    // The 31st day of a long month adds nothing: the month is complete only on its own day.
    const days = Math.min(day - completedOn(months), daysPerMonth - 1);
    return months * daysPerMonth + days;
  };
}

/**
 * The day in a calendar in which every month has 30 days, the 31st being the 30th. Unlike those from
 * one date, counts taken from this one add up: what was gained until a day and after it is the whole.
 */
export const thirtyDayNumberOf = (day: DayNumber): number =>
  monthNumberOf(day) * daysPerMonth + Math.min(dayOfMonth(day), daysPerMonth);

/** First day from `from` to `until`, both included, on which the test holds, as it must from then on; or undefined. */
export function firstDayWhen(
  holds: (day: DayNumber) => boolean,
  from: DayNumber,
  until: DayNumber,
): DayNumber | undefined {
  if (holds(from)) return from;
  if (!holds(until)) return undefined;
  let before = from;
  let found = until;
  while (found - before > 1) {
    const middle = Math.floor((before + found) / 2);
    if (holds(middle)) found = middle;
    else before = middle;
  }
  return found;
}
