import { addMonths, type Month } from '#law/month.ts';
import { manyContributions } from './extensions.ts';

/** A month that keeps the status, and whether it is one of the contributions of art. 15, § 1º. */
export interface KeepingMonth {
  readonly month: Month;
  readonly isContribution: boolean;
  /** Months of grace that it leaves by itself. */
  readonly grace: number;
  /** Whether it is known to have begun by the 15th, the last day of a cover. */
  readonly isEarly?: boolean;
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
function keptUntil({ month, grace, isExtended }: KeepingMonth, count: number): Month {
  const extension = isExtended && count > manyContributions ? 12 : 0;
  return addMonths(month, grace + extension + 1);
}

/**
 * Counts contributions without a gap in which the status was lost (Lei 8.213/1991, art. 15, § 1º).
 * @param months in order, each once
 */
export function paidRun(months: readonly KeepingMonth[]): PaidRun {
  const rows: number[] = [];
  let kept: Month | undefined;
  for (const one of months) {
    const isNewRow = kept === undefined || one.month > addMonths(kept, one.isEarly ? 1 : 0);
    const count = (isNewRow ? 0 : (rows.pop() ?? 0)) + Number(one.isContribution);
    rows.push(count);
    const until = keptUntil(one, count);
    if (kept === undefined || until > kept) kept = until;
  }
  const current = rows.at(-1) ?? 0;
  const best = Math.max(0, ...rows);
  const isLost = best > manyContributions && current <= manyContributions;
  return { count: isLost ? best : current, isLost };
}
