import { addMonths, type Month, monthOf, readMonth } from '#law/month.ts';
import { findCeilingOf } from '#law/past-ceilings.ts';
import { baseMonthOf, correctionFactors, type SalaryCorrection } from '#law/salary-correction.ts';
import { lateDoubts } from '../contribution-time/doubts/late.ts';
import { withDoubts } from '../contribution-time/doubts/with-doubts.ts';
import type { WorkingLife } from '../contribution-time/life.ts';
import { monthRows } from '../contribution-time/month-rows.ts';
import { isBenefit, isPaid, partsOf } from '../contribution-time/reading.ts';
import { grouped } from '../grouped.ts';

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
export function salariesOf(told: WorkingLife, table: SalaryCorrection): Salary[] {
  const factors = correctionFactors(table);
  const base = baseMonthOf(table);
  const life = withDoubts(told, [lateDoubts(told)]);
  const rows = new Map(monthRows(life).map((row) => [row.month, row]));
  const parts = life.spells
    .filter((spell) => !isBenefit(spell))
    .flatMap((spell) => partsOf(spell, 'least').filter(isPaid));
  const byMonth = grouped(parts, ({ month }) => month);
  const salaries: Salary[] = [];
  for (let month = firstMonth; month <= monthOf(life.today); month = addMonths(month, 1)) {
    const row = rows.get(month);
    const paid = byMonth.get(month);
    if (paid === undefined || (row && !row.reaches.least)) continue;
    const sum = row?.sum.least ?? paid.reduce((all, { base: cents }) => all + (cents ?? 0), 0);
    const ceiling = findCeilingOf(month)?.value;
    if (sum === 0 || ceiling === undefined) continue;
    const capped = Math.min(sum, ceiling);
    const factor = month < base ? (factors.get(month) ?? 1) : 1;
    salaries.push({ month, sum, ceiling, capped, factor, corrected: capped * factor });
  }
  return salaries;
}
