import { addMonths, type Month } from '#law/month.ts';
import { manyContributions } from './extensions.ts';

/** A month that keeps the status, and whether it is one of the contributions of art. 15, § 1º. */
export interface KeepingMonth {
  readonly month: Month;
  readonly isContribution: boolean;
  /** Months of grace that it leaves by itself. */
  readonly grace: number;
  /** Whether more than 120 contributions lengthen that. */
  readonly isExtended: boolean;
}

/** What the months say of the extension by more than 120 contributions. */
export interface PaidRun {
  /** Contributions in a row without losing the status: of the last row or, if longer, of one lost. */
  readonly count: number;
  /** That row was of more than 120, and the status was lost after it. */
  readonly isLost: boolean;
}

/** The last month that still has the status, after so many contributions in a row. */
function keptUntil(
  { month, grace, isExtended }: KeepingMonth,
  count: number,
  spare: number,
): Month {
  const extension = isExtended && count > manyContributions ? 12 : 0;
  return addMonths(month, grace + extension + spare + 1);
}

/**
 * Counts contributions without a gap in which the status was lost (Lei 8.213/1991, art. 15, § 1º).
 * @param months in order, each once
 * @param spare months added to every grace, for the most that it can have been
 */
export function paidRun(months: readonly KeepingMonth[], spare = 0): PaidRun {
  const rows: number[] = [];
  let kept = '';
  for (const one of months) {
    const isNewRow = one.month > kept;
    const count = (isNewRow ? 0 : (rows.pop() ?? 0)) + Number(one.isContribution);
    rows.push(count);
    const [, later = kept] = [kept, keptUntil(one, count, spare)].sort();
    kept = later;
  }
  const current = rows.at(-1) ?? 0;
  const best = Math.max(0, ...rows);
  const isLost = best > manyContributions && current <= manyContributions;
  return { count: isLost ? best : current, isLost };
}
