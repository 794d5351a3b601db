import { reform } from '#law/reform.ts';
import { type DayNumber, dayNumberOf } from '../calendar.ts';
import { incapacityBenefits, maternityStretches } from './between.ts';
import { dueOf } from './due.ts';
import type { MonthPart, WorkingLife } from './life.ts';
import { isJob, type Reading } from './reading.ts';
import { touches, upTo, without } from './spans.ts';
import { type Accepts, type Stretch, workStretches } from './stretches.ts';

/**
 * Whether a month until the reform was paid too late to be sure of for that day: after it, and after
 * it fell due (STF, Tema 1329, open).
 */
export function isPaidAfterReform(part: MonthPart): boolean {
  if (part.paidOn === undefined || part.paidOn <= reform) return false;
  const due = dueOf(part);
  return due === undefined || part.paidOn > due.least;
}

/**
 * All that counts day by day until the day, at most 13/11/2019.
 * @param asOf for 'reform', what was paid after it and late is left to the reading 'most'
 */
export function stretchesUntil(
  life: WorkingLife,
  day: DayNumber,
  reading: Reading,
  asOf: 'today' | 'reform',
): Stretch[] {
  const today = dayNumberOf(life.today);
  const accepts: Accepts = (part) =>
    asOf === 'today' || reading === 'most' || !isPaidAfterReform(part);
  const { between, notBetween } = incapacityBenefits(life, reading, accepts);
  const work = life.spells.flatMap((spell) =>
    workStretches(spell, reading, today, accepts).flatMap((stretch) => {
      const off = isJob(spell) && reading === 'least' ? notBetween : [];
      return without(
        stretch,
        off.filter((one) => touches(one, stretch)),
      ).map((span) => ({ ...stretch, ...span }));
    }),
  );
  return [...work, ...between, ...maternityStretches(life, reading)].flatMap((stretch) =>
    upTo(stretch, day).map((span) => ({ ...stretch, ...span })),
  );
}
