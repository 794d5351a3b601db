import type { IsoDate } from '#law/date.ts';
import type { Month } from '#law/month.ts';
import { extensionMonths, manyContributions } from './extensions.ts';
import { keptUntil } from './kept-until.ts';

/** A month that keeps the status, and whether it is one of the contributions of art. 15, § 1º. */
export interface KeepingMonth {
  readonly month: Month;
  /** The first day of the month on which something keeps it. */
  readonly from: IsoDate;
  readonly isContribution: boolean;
  /** Months of grace that it leaves by itself. */
  readonly grace: number;
  /** Whether more than 120 contributions lengthen that. */
  readonly isExtended: boolean;
  /** A day after it on which unemployment was shown, before anything else followed. */
  readonly unemployedOn?: IsoDate | undefined;
}

/** What the months say of the extension by more than 120 contributions. */
export interface PaidRun {
  /** Contributions in a row without losing the status: of the last row or, if longer, of one lost. */
  readonly count: number;
  /** That row was of more than 120, and the status was lost after it. */
  readonly isLost: boolean;
}

interface Reach {
  /** The last covered day by the month alone, after so many contributions in a row. */
  readonly own: IsoDate;
  /** The same with unemployment: until whatever follows (IN 128/2022, art. 184, § 8º). */
  readonly jobless: IsoDate;
}

function reachOf({ month, grace, isExtended, unemployedOn }: KeepingMonth, count: number): Reach {
  const months = grace + (isExtended && count > manyContributions ? extensionMonths : 0);
  const own = keptUntil(month, months);
  const isShown = unemployedOn !== undefined && unemployedOn <= own;
  return { own, jobless: isShown ? keptUntil(month, months + extensionMonths) : own };
}

/** Contributions in a row without losing the status (Lei 8.213/1991, art. 15, § 1º); `months` in order, each once. */
export function paidRun(months: readonly KeepingMonth[]): PaidRun {
  const rows: number[] = [];
  let kept: IsoDate | undefined;
  let keptJobless: IsoDate | undefined;
  for (const one of months) {
    const isKept = [kept, keptJobless].some((until) => until !== undefined && one.from <= until);
    const count = (isKept ? (rows.pop() ?? 0) : 0) + Number(one.isContribution);
    rows.push(count);
    const { own, jobless } = reachOf(one, count);
    if (kept === undefined || own > kept) kept = own;
    keptJobless = jobless;
  }
  const current = rows.at(-1) ?? 0;
  const best = Math.max(0, ...rows);
  const isLost = best > manyContributions && current <= manyContributions;
  return { count: isLost ? best : current, isLost };
}
