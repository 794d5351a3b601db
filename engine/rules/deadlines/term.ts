import type { CitationKey } from '#law/citations.ts';
import { addDays, type IsoDate, yearOf } from '#law/date.ts';
import { ordinanceOf } from '#law/holidays.ts';
import { addYears } from '../calendar.ts';
import { isSafe, movesTheTerm, type OfficeDay, officeDay } from './office-day.ts';

/** The days of a term; each may be the same as the next one. */
export interface Term {
  /** The day of the fact from which it is counted; left out of the count. */
  readonly from: IsoDate;
  /** First day on which the act is taken, where the term opens only then. */
  readonly opensOn?: IsoDate;
  /** Consecutive days counted, where it is a term of days. */
  readonly days?: number;
  /** Where the count ends, whatever day that is. */
  readonly lastDay: IsoDate;
  /** Last weekday up to then that is no holiday, Good Friday, optional or half day: "faça até". */
  readonly safeDay: IsoDate;
  /** The last day, moved on over weekends and national holidays where the law of the term says so. */
  readonly legalLimit: IsoDate;
  /**
   * Where the limit goes in the latest reading: if days without office hours, and days on which they
   * end early, move it as well, and if a notice is held known some days after its sending. Never a
   * day to wait for: only what may still be tried once `legalLimit` has passed.
   */
  readonly latestReading: IsoDate;
}

function firstDay(from: IsoDate, step: 1 | -1, accepts: (day: OfficeDay) => boolean): IsoDate {
  let date = from;
  while (!accepts(officeDay(date))) date = addDays(date, step);
  return date;
}

/** The day itself, or the last before it on which offices are open all day. Throws as below. */
export const safeUntil = (lastDay: IsoDate): IsoDate => firstDay(lastDay, -1, isSafe);

/**
 * The day itself, or the first after it that is neither weekend nor national holiday by federal law.
 * @throws {MissingLegalValueError} for years before 2003, whose holidays are not recorded.
 */
export const movedOn = (day: IsoDate): IsoDate => firstDay(day, 1, (one) => !movesTheTerm(one));

/** The day itself, or the first after it on which offices are open all day. Throws as above. */
export const openFrom = (day: IsoDate): IsoDate => firstDay(day, 1, isSafe);

/** So many consecutive days after a fact, and the last day in them to rely on. */
function daysFrom(from: IsoDate, days: number) {
  const lastDay = addDays(from, days);
  return { from, days, lastDay, safeDay: safeUntil(lastDay) };
}

/**
 * Consecutive days of a proceeding: the first is left out, the last counts, and one without business
 * moves on to the next day that has it (Lei 9.784/1999, art. 66, §§ 1º and 2º).
 * @param presumedAfter days from which the notice may be held known; for the latest reading alone
 * @throws {MissingLegalValueError} for a count that touches years before 2003.
 * @throws {InvalidDateError} for a count that passes the year 2199.
 */
export function proceduralTerm(from: IsoDate, days: number, presumedAfter = 0): Term {
  const term = daysFrom(from, days);
  return {
    ...term,
    legalLimit: movedOn(term.lastDay),
    latestReading: openFrom(movedOn(addDays(term.lastDay, presumedAfter))),
  };
}

/** From 20 December to 20 January no term of a court is counted: Código de Processo Civil, art. 220. */
const isRecess = (date: IsoDate): boolean => {
  const day = date.slice(5);
  return day >= '12-20' || day <= '01-20';
};

function afterWorkingDays(from: IsoDate, days: number): IsoDate {
  let date = from;
  for (let left = days; left > 0; ) {
    date = addDays(date, 1);
    if (!isRecess(date) && !movesTheTerm(officeDay(date))) left -= 1;
  }
  return date;
}

/** Of appeals before other courts: Código de Processo Civil, art. 1.003, § 5º. */
const longestCourtTerm = 15;

/**
 * Days of a court, of which those without business are left out (Lei 9.099/1995, art. 12-A). The safe
 * day is that of as many consecutive days, without the recess; the longer term of other courts bears on
 * the latest reading alone. Throws as above.
 */
export const courtTerm = (from: IsoDate, days: number): Term => ({
  ...daysFrom(from, days),
  legalLimit: afterWorkingDays(from, days),
  latestReading: afterWorkingDays(from, longestCourtTerm),
});

/** Consecutive days for a right: not moved on here, since no law says that they are. Throws as above. */
export function termOfRight(from: IsoDate, days: number): Term {
  const term = daysFrom(from, days);
  return { ...term, legalLimit: term.lastDay, latestReading: openFrom(term.lastDay) };
}

/**
 * Years, to the day before the anniversary: where the first day counts, that is the last one. On the
 * anniversary itself the other reading (Código Civil, art. 132, § 3º; Lei 810/1949) still holds; where
 * the day of the fact is surely left out, it is the limit, and the safe day stays before it. Throws as above.
 */
export function termOfYears(from: IsoDate, years: number, isToAnniversary = false): Term {
  const anniversary = addYears(from, years);
  const eve = addDays(anniversary, -1);
  const lastDay = isToAnniversary ? anniversary : eve;
  return {
    from,
    lastDay,
    safeDay: safeUntil(eve),
    legalLimit: lastDay,
    latestReading: openFrom(anniversary),
  };
}

/**
 * The last so many days before something ends: inside both readings of "the days before", with and
 * without the day of the end. Nothing moves its end. Throws as above.
 */
export function windowBefore(end: IsoDate, days: number): Term {
  return {
    from: end,
    opensOn: addDays(end, 1 - days),
    lastDay: addDays(end, -1),
    safeDay: safeUntil(addDays(end, -1)),
    legalLimit: end,
    latestReading: end,
  };
}

/** A limit that the notice itself prints: nothing is counted, and nothing makes it later. Throws as above. */
export const printedTerm = (limit: IsoDate): Term => ({
  from: limit,
  lastDay: limit,
  safeDay: safeUntil(limit),
  legalLimit: limit,
  latestReading: openFrom(limit),
});

/** What a day is in the count; one day may be several of these. */
type DayMark = 'from' | 'opensOn' | 'lastDay' | 'safeDay' | 'legalLimit';

export interface CountedDay extends OfficeDay {
  readonly date: IsoDate;
  /** 0 on the day that is left out; then 1 to the last; undefined outside the count. */
  readonly count: number | undefined;
  readonly marks: readonly DayMark[];
}

/** Every day from the first that matters to the legal limit: of a term of years, only its end. */
export function countedDays(term: Term): CountedDay[] {
  const { opensOn, days, safeDay, lastDay, legalLimit } = term;
  const first = days === undefined ? (opensOn ?? safeDay) : term.from;
  const marked: readonly (readonly [DayMark, IsoDate | undefined])[] = [
    ['from', days === undefined ? undefined : term.from],
    ['opensOn', opensOn],
    ['safeDay', safeDay],
    ['lastDay', lastDay],
    ['legalLimit', legalLimit],
  ];
  const counted: CountedDay[] = [];
  for (let date = first; date <= legalLimit; date = addDays(date, 1))
    counted.push({
      ...officeDay(date),
      date,
      count: days !== undefined && counted.length <= days ? counted.length : undefined,
      marks: marked.filter(([, day]) => day === date).map(([mark]) => mark),
    });
  return counted;
}

interface OptionalDaysBasis {
  readonly year: number;
  /** The ordinance of the year; undefined while only the usual rule tells them. */
  readonly ordinance: CitationKey | undefined;
}

/** Each year that the days touch, in order. */
export const optionalDaysOfYears = (days: readonly CountedDay[]): OptionalDaysBasis[] =>
  [...new Set(days.map(({ date }) => yearOf(date)))].map((year) => ({
    year,
    ordinance: ordinanceOf(year)?.ordinance,
  }));
