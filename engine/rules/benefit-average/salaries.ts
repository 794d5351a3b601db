import { type Month, readMonth } from '#law/month.ts';
import { findCeilingOf } from '#law/past-ceilings.ts';
import { reformMonth } from '#law/reform.ts';
import { baseMonthOf, correctionFactors, type SalaryCorrection } from '#law/salary-correction.ts';
import { ledgerOf } from '../contribution-time/ledger.ts';
import type { WorkingLife } from '../contribution-time/life.ts';
import { isPaid } from '../contribution-time/reading.ts';
import { eyes, reaches, see, total } from '../contribution-time/seen.ts';

/** The first month of the mean: the first of the Real; EC 103/2019, art. 26. */
const firstMonth = readMonth('1994-07');

/** A month of the mean. Amounts in integer cents. */
export interface Salary {
  readonly month: Month;
  /** All parts of the month together (STJ, Tema 1070; Lei 8.213/1991, art. 32). */
  readonly sum: number;
  readonly ceiling: number;
  /** What enters: the sum, at most the ceiling of its own month. */
  readonly capped: number;
  /** From the month to that of the table; 1 from there on. */
  readonly factor: number;
  readonly corrected: number;
}

/**
 * The salaries of the mean, oldest first: from 07/1994 on, what counts for sure, each month capped at its
 * ceiling before it is corrected. A month below the minimum since 11/2019 is not in it (Decreto
 * 3.048/1999, art. 19-E), nor one that is doubtful as time, nor what a benefit paid, nor a month whose
 * pay is not known or whose ceiling is not recorded yet.
 */
export function salariesOf(life: WorkingLife, table: SalaryCorrection): Salary[] {
  const factors = correctionFactors(table);
  const base = baseMonthOf(table);
  const { months, reading } = see(ledgerOf(life, 'time'), eyes.least);
  return months.flatMap((seen): Salary[] => {
    const { month } = seen;
    const isSince = month >= reformMonth;
    const isOut = month < firstMonth || !seen.taken.some(isPaid);
    if (isOut || (isSince && !reaches(seen, reading))) return [];
    const sum = isSince ? seen.sum : total(seen.taken);
    const ceiling = findCeilingOf(month)?.value;
    if (sum === 0 || ceiling === undefined) return [];
    const capped = Math.min(sum, ceiling);
    const factor = month < base ? (factors.get(month) ?? 1) : 1;
    return [{ month, sum, ceiling, capped, factor, corrected: capped * factor }];
  });
}
