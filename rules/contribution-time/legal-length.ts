import { daysPerYear, inYearsMonthsDays, legalMonths } from '../retirement/legal-days.ts';

// Two units meet. Until 13/11/2019 the law counts the days of the calendar (Decreto 3.048, art.
// 188-G), and those who count write 365 of them as a year and 30 as a month; afterwards it counts
// whole months. The retirement rules take both in legal days, 30 to a month and 12 months to a year.

const calendarDaysPerYear = 365;

/**
 * Calendar days in legal days: 365 are a year, 30 a month. The last five days of a year of 365 add
 * nothing, or twelve months of 30 would come before the year is full. Never falls as days are added.
 */
export const legalDaysOf = (calendarDays: number): number =>
  Math.floor(calendarDays / calendarDaysPerYear) * daysPerYear +
  Math.min(calendarDays % calendarDaysPerYear, daysPerYear - 1);

/** Days counted on the calendar and whole months, together as legal days. */
export const legalLength = (calendarDays: number, months: number): number =>
  legalDaysOf(calendarDays) + legalMonths(months);

/** The same as people and the INSS write it. */
export const writtenLength = (calendarDays: number, months: number) =>
  inYearsMonthsDays(legalLength(calendarDays, months));
