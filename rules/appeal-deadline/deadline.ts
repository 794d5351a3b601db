import type { CitationKey } from '#law/citations.ts';
import { addDays, type IsoDate, yearOf } from '#law/date.ts';
import { ordinanceOf } from '#law/holidays.ts';
import { isSafe, movesTheTerm, type OfficeDay, officeDay } from './office-day.ts';

/** Consecutive days to appeal, from the ciência; Decreto 3.048/1999, art. 305, § 1º. */
export const appealTermDays = 30;

/** Where the law says each step of the count. */
export const deadlineCitations = {
  /** Thirty days from the ciência. */
  term: ['decreto-3048-305-1'],
  /** Consecutive days, the first left out and the last counted. */
  count: ['lei-9784-66', 'lei-9784-66-2'],
  /** A last day without business moves on to the next. */
  extension: ['lei-9784-66-1'],
  /** Days without office hours may also move the last day. */
  closedDays: ['lei-9784-66-1', 'portaria-mps-125-78'],
  /** Good Friday is a municipal holiday: it does not move the last day here. */
  goodFriday: ['lei-9093-2'],
} as const satisfies Record<string, readonly [CitationKey, ...CitationKey[]]>;

/** What a day is in the count; one day may be several of these. */
type DayMark = 'ciencia' | 'day30' | 'safeDay' | 'legalLimit';

/** One day of the calendar picture. */
export interface CountedDay extends OfficeDay {
  readonly date: IsoDate;
  /** 0 on the day of the ciência, which is left out; then 1 to 30; undefined after the thirtieth. */
  readonly count: number | undefined;
  readonly marks: readonly DayMark[];
}

/** How the pontos facultativos of a year are known. */
interface OptionalDaysBasis {
  readonly year: number;
  /** The ordinance of the year; undefined while only the usual rule tells them. */
  readonly ordinance: CitationKey | undefined;
}

/** The last day to appeal, counted from the ciência. */
export interface AppealDeadline {
  readonly ciencia: IsoDate;
  readonly day30: IsoDate;
  /** Last weekday up to day 30 that is no holiday, Good Friday, optional or half day: "faça até". */
  readonly safeDay: IsoDate;
  /** Day 30, moved on over weekends and the national holidays by federal law alone. */
  readonly legalLimit: IsoDate;
  /**
   * Where the limit goes if days without office hours, and days on which they end early, move it as
   * well (Lei 9.784, art. 66, § 1º; regiment of the CRPS, art. 78, § 4º). Never a day to wait for:
   * only what may still be tried once `legalLimit` has passed.
   */
  readonly limitIfClosedDaysMoveIt: IsoDate;
  /** Every day from the ciência to the legal limit, both included. */
  readonly days: readonly CountedDay[];
  /** Each year that `days` touches, in order. */
  readonly optionalDays: readonly OptionalDaysBasis[];
}

function firstDay(from: IsoDate, step: 1 | -1, accepts: (day: OfficeDay) => boolean): IsoDate {
  let date = from;
  while (!accepts(officeDay(date))) date = addDays(date, step);
  return date;
}

function daysFromTo(first: IsoDate, last: IsoDate): IsoDate[] {
  const dates: IsoDate[] = [];
  for (let date = first; date <= last; date = addDays(date, 1)) dates.push(date);
  return dates;
}

const optionalDaysBasis = (year: number): OptionalDaysBasis => ({
  year,
  ordinance: ordinanceOf(year)?.ordinance,
});

/**
 * Counts the term to appeal from the day on which the person learned of the decision (ciência).
 * @throws {MissingLegalValueError} for a count that touches years before 2003.
 * @throws {InvalidDateError} for a count that passes the year 2199.
 */
export function appealDeadline(ciencia: IsoDate): AppealDeadline {
  const day30 = addDays(ciencia, appealTermDays);
  const safeDay = firstDay(day30, -1, isSafe);
  const legalLimit = firstDay(day30, 1, (day) => !movesTheTerm(day));
  const limitIfClosedDaysMoveIt = firstDay(legalLimit, 1, isSafe);
  const marked: readonly (readonly [DayMark, IsoDate])[] = [
    ['ciencia', ciencia],
    ['safeDay', safeDay],
    ['day30', day30],
    ['legalLimit', legalLimit],
  ];
  const days = daysFromTo(ciencia, legalLimit).map((date, index) => ({
    ...officeDay(date),
    date,
    count: index <= appealTermDays ? index : undefined,
    marks: marked.filter(([, day]) => day === date).map(([mark]) => mark),
  }));
  const years = [...new Set(days.map(({ date }) => yearOf(date)))];
  return {
    ciencia,
    day30,
    safeDay,
    legalLimit,
    limitIfClosedDaysMoveIt,
    days,
    optionalDays: years.map(optionalDaysBasis),
  };
}
