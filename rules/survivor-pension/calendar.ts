import { type IsoDate, isoDate, yearOf } from '../../law/date.ts';

// Convention for a day that the month does not have (29 February, 31 June): the first day of the
// next month, as civil terms of months and years are counted (Código Civil, art. 132, § 3º).

const millisecondsPerDay = 86_400_000;

const monthsSinceYearZero = (date: IsoDate): number =>
  yearOf(date) * 12 + Number(date.slice(5, 7)) - 1;

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/**
 * The day of the same number so many months later.
 * @throws {InvalidDateError} when the result leaves the years 1900 to 2199.
 */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const target = monthsSinceYearZero(date) + months;
  const year = Math.floor(target / 12);
  const month = (target % 12) + 1;
  const day = Number(date.slice(8));
  const daysInMonth = new Date(Date.UTC(year, month, 0)).getUTCDate();
  if (day > daysInMonth) return addMonths(isoDate(`${date.slice(0, 8)}01`), months + 1);
  return isoDate(`${year}-${twoDigits(month)}-${twoDigits(day)}`);
}

/** The anniversary so many years later. @throws {InvalidDateError} after 2199. */
export const addYears = (date: IsoDate, years: number): IsoDate => addMonths(date, years * 12);

/** Full months from one day to another, negative when the second comes first. */
export function fullMonths(from: IsoDate, to: IsoDate): number {
  const months = monthsSinceYearZero(to) - monthsSinceYearZero(from);
  return addMonths(from, months) > to ? months - 1 : months;
}

/** Age in full years on the day; negative before birth. */
export const fullYears = (birth: IsoDate, on: IsoDate): number =>
  Math.floor(fullMonths(birth, on) / 12);

/** Calendar days from one day to another: the first is left out, the last counts. */
export const daysBetween = (from: IsoDate, to: IsoDate): number =>
  (Date.parse(to) - Date.parse(from)) / millisecondsPerDay;
