import { type IsoDate, yearOf } from '#law/date.ts';
import type { InsuredStatus } from '#rules/insured-status/insured-status.ts';

/** What a month is in the picture; in the month of the last day only its first half is covered. */
export type MonthLook = 'event' | 'sure' | 'sureHalf' | 'maybe' | 'maybeHalf' | 'open';

interface BandMonth {
  look: MonthLook;
  isToday: boolean;
}

/** A row of the picture. */
interface BandYear {
  year: number;
  /** January first. */
  months: readonly BandMonth[];
}

const monthOf = (date: IsoDate): string => date.slice(0, 7);

/** The years from the event to the furthest day, month by month. */
export function bandOf({ event, sure, possible }: InsuredStatus, today: IsoDate): BandYear[] {
  const furthest = possible.at(-1) ?? sure;
  const [start, safeEnd, end] = [event, sure.until, furthest.until].map(monthOf);
  const lookOf = (month: string): MonthLook => {
    if (start === undefined || safeEnd === undefined || end === undefined || month < start)
      return 'open';
    if (month === start) return 'event';
    if (month < safeEnd) return 'sure';
    if (month === safeEnd) return 'sureHalf';
    if (month < end) return 'maybe';
    return month === end ? 'maybeHalf' : 'open';
  };
  const first = yearOf(event);
  return Array.from({ length: yearOf(furthest.until) - first + 1 }, (_, index) => ({
    year: first + index,
    months: Array.from({ length: 12 }, (_, place) => {
      const month = `${first + index}-${String(place + 1).padStart(2, '0')}`;
      return { look: lookOf(month), isToday: month === monthOf(today) };
    }),
  }));
}
