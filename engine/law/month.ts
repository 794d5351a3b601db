import { addDays, InvalidDateError, type IsoDate, isoDate } from './date.ts';

declare const monthBrand: unique symbol;

/** A competência: a month of the civil calendar written 'YYYY-MM'. Two of them compare in order as plain text. */
export type Month = string & { readonly [monthBrand]: true };

export const monthOf = (date: IsoDate): Month => date.slice(0, 7) as Month;

export const firstDayOf = (month: Month): IsoDate => isoDate(`${month}-01`);

/** Reads a month written 'YYYY-MM'. @throws {InvalidDateError} for another form or a month that does not exist. */
export const readMonth = (text: string): Month => monthOf(isoDate(`${text}-01`));

/** Months as numbers: those of two in a row differ by one. */
export const monthNumber = (month: Month): number =>
  Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;

/** The month so many months later (negative: earlier). @throws {InvalidDateError} outside the years 1900 to 2199. */
export function addMonths(month: Month, months: number): Month {
  const count = monthNumber(month) + months;
  const year = Math.floor(count / 12);
  // Not read again as a date: a working life asks for thousands of months.
  const later = `${year}-${String((count % 12) + 1).padStart(2, '0')}`;
  if (year < 1900 || year > 2199) throw new InvalidDateError(later);
  return later as Month;
}

export const lastDayOf = (month: Month): IsoDate => addDays(firstDayOf(addMonths(month, 1)), -1);
