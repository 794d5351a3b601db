import type { IsoDate } from '#law/date.ts';
import { firstDayOf, type Month } from '#law/month.ts';
import { dayNumberOf } from '../../calendar.ts';
import type { Ledger } from '../../contribution-time/ledger.ts';
import type { WorkingLife } from '../../contribution-time/life.ts';
import { isJob } from '../../contribution-time/reading.ts';

/** Whether a job that may count stands on the day. */
const isAtWork = ({ accounts, life }: Ledger, on: IsoDate): boolean =>
  accounts.some(({ spell, dates }) => {
    if (!isJob(spell) || spell.standing === 'refused' || on < spell.from) return false;
    const last = spell.isRunning ? dayNumberOf(life.today) : dates.most?.until;
    return last !== undefined && dayNumberOf(on) <= last;
  });

/** Days on which a seguro-desemprego began, in order. */
export const unemployedDays = ({ unemployedOn = [], today }: WorkingLife): IsoDate[] =>
  unemployedOn.filter((day) => day <= today).sort();

/** Those that show for sure that nobody had work: beside a job that may count it shows nothing. */
export const joblessDays = (ledger: Ledger): IsoDate[] =>
  unemployedDays(ledger.life).filter((day) => !isAtWork(ledger, day));

/** The first of the days after the last of work and before the month that follows, if any does. */
export const joblessBetween = (
  days: readonly IsoDate[],
  lastDay: IsoDate,
  following: Month | undefined,
): IsoDate | undefined =>
  days.find((day) => day > lastDay && (following === undefined || day < firstDayOf(following)));
