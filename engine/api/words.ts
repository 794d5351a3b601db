import { longDate, shortDate, weekdayAndDate } from '#words/dates.ts';
import { formatCents } from '#words/money.ts';
import { parseDate, todayInBrasilia } from '#words/typed-date.ts';
import { parseMoney } from '#words/typed-money.ts';
import { day } from './shape.ts';

/** Whole cents as "R$ 1.621,00", with a no-break space. */
export const moneyInWords = (cents: number): string => formatCents(cents);

/** A day as "18/12/2026", "18 de dezembro de 2026" or "sexta-feira, 18 de dezembro de 2026". @throws {InputError} */
export function dayInWords(date: string, style: 'short' | 'long' | 'weekday' = 'long'): string {
  const write = { short: shortDate, long: longDate, weekday: weekdayAndDate }[style];
  return write(day.read(date, 'date'));
}

/** An amount as people write it, "1.621,00", "R$ 1621", "1621,5", in whole cents; undefined when it is none. */
export const readMoney = (typed: string): number | undefined => parseMoney(typed);

/** A day as people write it, "20/11/2026", "20 de novembro de 2026", as AAAA-MM-DD; undefined when it is none. */
export function readDay(typed: string): string | undefined {
  const read = parseDate({ day: typed, month: '', year: '' });
  return 'date' in read ? read.date : undefined;
}

/** The day in Brasília, where terms run, at a moment. */
export const dayInBrasilia = (now: Date): string => todayInBrasilia(now);
