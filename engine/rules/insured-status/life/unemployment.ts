import type { IsoDate } from '#law/date.ts';
import { firstDayOf, type Month } from '#law/month.ts';
import { dayNumberOf } from '../../calendar.ts';
import type { WorkingLife } from '../../contribution-time/life.ts';
import { isJob } from '../../contribution-time/reading.ts';
import { endOfJob } from '../../contribution-time/stretches.ts';

/** Whether a job that may count stands on the day. */
const isAtWork = ({ spells, today }: WorkingLife, on: IsoDate): boolean =>
  spells.some((spell) => {
    if (!isJob(spell) || spell.standing === 'refused') return false;
    const end = spell.isRunning ? dayNumberOf(today) : endOfJob(spell, 'most', dayNumberOf(today));
    return end !== undefined && spell.from <= on && dayNumberOf(on) <= end;
  });

/** Days on which a seguro-desemprego began, in order. */
export const unemployedDays = ({ unemployedOn = [], today }: WorkingLife): IsoDate[] =>
  unemployedOn.filter((day) => day <= today).sort();

/** Those that show for sure that nobody had work: beside a job that may count it shows nothing. */
export const joblessDays = (life: WorkingLife): IsoDate[] =>
  unemployedDays(life).filter((day) => !isAtWork(life, day));

/** The first of the days after the last of work and before the month that follows, if any does. */
export const joblessBetween = (
  days: readonly IsoDate[],
  lastDay: IsoDate,
  following: Month | undefined,
): IsoDate | undefined =>
  days.find((day) => day > lastDay && (following === undefined || day < firstDayOf(following)));
