import { addDays, type IsoDate, isoDate } from '#law/date.ts';

// Terms of months and years end on the day of the same number or, where the month has no such day
// (29 February, 31 June), on the first of the next month (Código Civil, art. 132, § 3º).

const millisecondsPerDay = 86_400_000;

/** A day, counted from 1 January 1970: looking for one tries hundreds, and as text each would be parsed again. */
export type DayNumber = number;

export const dayNumberOf = (date: IsoDate): DayNumber => Date.parse(date) / millisecondsPerDay;

const epoch = isoDate('1970-01-01');

/** @throws {InvalidDateError} when the day leaves the years 1900 to 2199. */
export const dateOf = (day: DayNumber): IsoDate => addDays(epoch, day);

const civilDay = (day: DayNumber): Date => new Date(day * millisecondsPerDay);

/** 1 to 31. */
export const dayOfMonth = (day: DayNumber): number => civilDay(day).getUTCDate();

/** Months since year 0, the same for all days of one month. */
export const monthNumberOf = (day: DayNumber): number =>
  civilDay(day).getUTCFullYear() * 12 + civilDay(day).getUTCMonth();

/** Counts months from a date on, for many days in a row. */
export function monthsFrom(from: IsoDate) {
  const start = new Date(from);
  const [year, month, date] = [start.getUTCFullYear(), start.getUTCMonth(), start.getUTCDate()];
  const firstOfMonth = (months: number): DayNumber =>
    Date.UTC(year, month + months, 1) / millisecondsPerDay;

  const completedOn = (months: number): DayNumber => {
    const sameNumber = firstOfMonth(months) + date - 1;
    return date <= 28 ? sameNumber : Math.min(sameNumber, firstOfMonth(months + 1));
  };

  /** Full months until the day, negative when it comes before. */
  const fullUntil = (day: DayNumber): number => {
    const end = new Date(day * millisecondsPerDay);
    const atMost = (end.getUTCFullYear() - year) * 12 + end.getUTCMonth() - month;
    return completedOn(atMost) > day ? atMost - 1 : atMost;
  };

  return { completedOn, fullUntil };
}

/** The day of the same number so many months later. @throws {InvalidDateError} outside the years 1900 to 2199. */
export const addMonths = (date: IsoDate, months: number): IsoDate =>
  dateOf(monthsFrom(date).completedOn(months));

export const firstOfMonth = (date: IsoDate): IsoDate => isoDate(`${date.slice(0, 7)}-01`);

/** The anniversary so many years later. @throws {InvalidDateError} after 2199. */
export const addYears = (date: IsoDate, years: number): IsoDate => addMonths(date, years * 12);

/** Full months from one day to another, negative when the second comes first. */
export const fullMonths = (from: IsoDate, to: IsoDate): number =>
  monthsFrom(from).fullUntil(dayNumberOf(to));

/** Age in full years on the day; negative before birth. */
export const fullYears = (birth: IsoDate, on: IsoDate): number =>
  Math.floor(fullMonths(birth, on) / 12);

/** Calendar days from one day to another: the first is left out, the last counts. */
export const daysBetween = (from: IsoDate, to: IsoDate): number =>
  dayNumberOf(to) - dayNumberOf(from);
