import { contributionDueDays } from '#law/contribution-due-days.ts';
import { addDays, type IsoDate } from '#law/date.ts';
import { valueOn } from '#law/value.ts';
import { addMonths, firstOfMonth } from '../calendar.ts';
import { movedOn } from '../deadlines/term.ts';

export interface Reach {
  /** Months of grace, from the one after the event. */
  readonly months: number;
  /** First day of the last month of grace. */
  readonly lastMonth: IsoDate;
  /** Last covered day, the due day left where it falls: the safe date. */
  readonly until: IsoDate;
  /** The same if the due day moves on from a weekend or a national holiday; never before `until`. */
  readonly untilIfMoved: IsoDate;
}

/**
 * The status is lost on the day after the one on which a contribuinte individual pays the month after
 * the grace: the 16th of the second month after it (Lei 8.213/1991, art. 15, § 4º). Whether a due day
 * that moves (Lei 8.212/1991, art. 30, § 2º) moves the end as well is not settled: both are given.
 * Only national holidays by federal law move it here; banks close on more days.
 * @param event any day of the month of the event
 * @throws {MissingLegalValueError} for an end before 2003, whose holidays are not recorded.
 */
export function reachOf(event: IsoDate, months: number): Reach {
  const lastMonth = addMonths(firstOfMonth(event), months);
  const dueMonth = addMonths(lastMonth, 2);
  const until = addDays(dueMonth, valueOn(contributionDueDays.own, dueMonth) - 1);
  return { months, lastMonth, until, untilIfMoved: movedOn(until) };
}
