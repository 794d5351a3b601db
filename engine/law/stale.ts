import type { IsoDate } from './date.ts';
import { addMonths, monthOf } from './month.ts';

/** How long a verification lasts, in months. */
export const monthsVerified = 6;

/** Whether it was verified over six months before the date. @throws {InvalidDateError} in the last months of 2199. */
export const isStale = (verifiedOn: IsoDate, date: IsoDate): boolean =>
  // As text, which need not be a day: what is after 31 February is in March.
  date > `${addMonths(monthOf(verifiedOn), monthsVerified)}${verifiedOn.slice(7)}`;
