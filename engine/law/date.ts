declare const isoDateBrand: unique symbol;

/** A day of the civil calendar written 'YYYY-MM-DD'. Two of them compare in order as plain text. */
export type IsoDate = string & { readonly [isoDateBrand]: true };

/** Thrown for a text that is not a day of the calendar, such as 30 February. */
export class InvalidDateError extends Error {
  override readonly name = 'InvalidDateError';
  readonly text: string;

  constructor(text: string) {
    super(`“${text}” não é uma data. Escreva ano, mês e dia, de 1900 a 2199, como 2026-11-20.`);
    this.text = text;
  }
}

const millisecondsPerDay = 86_400_000;

// The years are bounded so that a slip of the finger (0206, 20266) is refused instead of computed.
const shape = /^(?:19|20|21)\d{2}-(?:0[1-9]|1[0-2])-\d{2}$/;

// UTC throughout: a day of the law has no time zone, and the machine's must not move it.
const instantOf = (date: string): number =>
  Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8)));

/** Reads a day written 'YYYY-MM-DD'. @throws {InvalidDateError} for another form or a day that does not exist. */
export function isoDate(text: string): IsoDate {
  // Engines roll 30 February over to March instead of refusing it: compare with what was written.
  if (!shape.test(text) || new Date(instantOf(text)).getUTCDate() !== Number(text.slice(8)))
    throw new InvalidDateError(text);
  return text as IsoDate;
}

export const yearOf = (date: IsoDate): number => Number(date.slice(0, 4));

const twoDigits = (part: number): string => (part < 10 ? `0${part}` : `${part}`);

/** The date so many calendar days later (negative: earlier). @throws {InvalidDateError} outside 1900 to 2199. */
export function addDays(date: IsoDate, days: number): IsoDate {
  const day = new Date(instantOf(date) + days * millisecondsPerDay);
  const year = day.getUTCFullYear();
  // It exists; only the years may be others.
  if (!(year >= 1900 && year <= 2199)) throw new InvalidDateError(day.toISOString().slice(0, 10));
  return `${year}-${twoDigits(day.getUTCMonth() + 1)}-${twoDigits(day.getUTCDate())}` as IsoDate;
}

/** Day of the week: 0 is Sunday, 6 is Saturday. */
export const weekdayOf = (date: IsoDate): number => new Date(instantOf(date)).getUTCDay();

/** The period from 1 January to 31 December, to spread into a yearly value. */
export const wholeYear = (year: number): { from: IsoDate; until: IsoDate } => ({
  from: isoDate(`${year}-01-01`),
  until: isoDate(`${year}-12-31`),
});
