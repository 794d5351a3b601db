import { addMonths, type Month, monthNumber, monthOf } from '#law/month.ts';
import { reform } from '#law/reform.ts';
import type { ContributionTime } from '#rules/contribution-time/contribution-time.ts';
import type { LeftOut } from '#rules/contribution-time/left-out.ts';
import type { Spell, WorkingLife } from '#rules/contribution-time/life.ts';
import type { MonthRow } from '#rules/contribution-time/month-rows.ts';
import { isBenefit, isJob } from '#rules/contribution-time/reading.ts';

/** How a month of a spell looks in the picture. */
export type MonthLook = 'counts' | 'below' | 'pending' | 'out' | 'gap' | 'benefit';

/** Months in a row that look alike. */
export interface Stretch {
  /** Months from the first of the picture on. */
  readonly at: number;
  readonly months: number;
  readonly look: MonthLook;
}

/** In the fields or fishing without any payment: by its dates alone. */
const isUnpaidRural = ({ kind, months }: Spell): boolean =>
  kind === 'special' && months.length === 0;

/** The last month of which the spell tells anything. */
function lastMonthOf(spell: Spell, today: Month): Month {
  const told =
    spell.months
      .map(({ month }) => month)
      .sort()
      .at(-1) ?? monthOf(spell.from);
  const isOpen = spell.isRunning || isUnpaidRural(spell);
  const end = spell.until ? monthOf(spell.until) : isOpen ? today : told;
  return end > today ? today : end;
}

/** Until the reform, a month that the cautious total leaves out looks like its reason. */
function lookOfLeftOut({ why }: LeftOut): MonthLook {
  if (why === 'belowMinimum') return 'below';
  return why === 'refused' || why === 'noPay' ? 'out' : 'pending';
}

const covers = ({ from, until }: LeftOut, month: Month): boolean =>
  monthOf(from) <= month && (until === undefined || month <= monthOf(until));

function lookAfterReform(spell: Spell, row: MonthRow | undefined, month: Month): MonthLook {
  if (!row?.spells.includes(spell.id)) return 'gap';
  if (!isBenefit(spell) && !spell.months.some((part) => part.month === month)) return 'gap';
  if (row.counts.least) return 'counts';
  if (row.whyNot.includes('belowMinimum')) return 'below';
  return row.counts.most ? 'pending' : 'out';
}

function lookOf(
  spell: Spell,
  month: Month,
  rows: ReadonlyMap<Month, MonthRow>,
  leftOut: readonly LeftOut[],
): MonthLook {
  if (isBenefit(spell)) return 'benefit';
  if (spell.standing !== 'counts') return spell.standing === 'pending' ? 'pending' : 'out';
  if (isUnpaidRural(spell)) return 'pending';
  const parts = spell.months.filter((part) => part.month === month);
  if (parts.length > 0 && parts.every(({ standing }) => standing !== 'counts'))
    return parts.some(({ standing }) => standing === 'pending') ? 'pending' : 'out';
  const why = leftOut.find((one) => one.spell === spell.id && covers(one, month));
  if (why && month < monthOf(reform)) return lookOfLeftOut(why);
  const row = rows.get(month);
  // Until the reform a job counts by its days, whatever is written month by month.
  if (month <= monthOf(reform)) return isJob(spell) || parts.length > 0 ? 'counts' : 'gap';
  return lookAfterReform(spell, row, month);
}

/** The months of each spell on one line of time, those that look alike joined. */
export function stripsOf({ today, spells }: WorkingLife, { months, leftOut }: ContributionTime) {
  const now = monthOf(today);
  const rows = new Map(months.map((row) => [row.month, row]));
  const first = spells.map(({ from }) => monthOf(from)).sort()[0] ?? now;
  const strip = (spell: Spell): Stretch[] => {
    const stretches: Stretch[] = [];
    const last = lastMonthOf(spell, now);
    for (let month = monthOf(spell.from); month <= last; month = addMonths(month, 1)) {
      const look = lookOf(spell, month, rows, leftOut);
      const before = stretches.at(-1);
      if (before?.look === look)
        stretches[stretches.length - 1] = { ...before, months: before.months + 1 };
      else stretches.push({ at: monthNumber(month) - monthNumber(first), months: 1, look });
    }
    return stretches;
  };
  return {
    first,
    /** How many months the line of time has. */
    length: monthNumber(now) - monthNumber(first) + 1,
    strips: new Map(spells.map((spell) => [spell.id, strip(spell)])),
  };
}
