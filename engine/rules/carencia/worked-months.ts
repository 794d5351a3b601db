import type { Month } from '#law/month.ts';
import type { WorkingLife } from '../contribution-time/life.ts';
import { monthRows } from '../contribution-time/month-rows.ts';
import { inBoth, isBenefit, type Range } from '../contribution-time/reading.ts';
import { countedMonths } from './counted-months.ts';
import { asForCarencia, judge } from './judge.ts';

export const withoutBenefits = (life: WorkingLife): WorkingLife => ({
  ...life,
  spells: life.spells.filter((spell) => !isBenefit(spell)),
});

/**
 * The months that count for carência by work and payment alone. A benefit gives none of them, but it
 * keeps the status, so that a month paid late after it may serve (Lei 8.213/1991, arts. 15, I, and 27, II).
 */
export function workedMonths(told: WorkingLife): Range<ReadonlySet<Month>> {
  const life = asForCarencia(told);
  const rows = monthRows(life);
  return inBoth((reading) => {
    const work = withoutBenefits(judge(life, reading, rows).served);
    return countedMonths(work, reading, monthRows(work));
  });
}
