import { addMonths, type Month, readMonth } from './month.ts';
import written from './salary-correction.json' with { type: 'json' };

/**
 * By how much salaries of past months are corrected (Lei 8.213/1991, art. 29-B), month by month since the
 * Real: IPC-r, INPC, IGP-DI and INPC again, as the ordinances of the Ministério da Previdência chain them.
 */
export interface SalaryCorrection {
  /** Whether the practice has compared it with an ordinance: nothing of value is shown before that. */
  readonly isChecked: boolean;
  readonly from: Month;
  /** One for each month since then, in hundredths of 1 %: -21 takes 0,21 % off. */
  readonly rates: readonly number[];
}

/**
 * The table of the site, worked out from the factors of the Portaria MPS 1.092/2026 in a public copy; each
 * factor differs from the printed one by about 0,004 % at most.
 */
export const salaryCorrection: SalaryCorrection = {
  isChecked: written.isChecked,
  from: readMonth(written.from),
  rates: Object.values(written.years).flat(),
};

/** The month in whose money corrected salaries are: the one after the last rate. */
export const baseMonthOf = ({ from, rates }: SalaryCorrection): Month =>
  addMonths(from, rates.length);

/** What a salary of each month is multiplied by, until the month before the base. */
export function correctionFactors(table: SalaryCorrection): ReadonlyMap<Month, number> {
  const factors = new Map<Month, number>();
  let factor = 1;
  for (let index = table.rates.length - 1; index >= 0; index -= 1) {
    factor *= 1 + (table.rates[index] ?? 0) / 10_000;
    factors.set(addMonths(table.from, index), factor);
  }
  return factors;
}

/** Months whose rate is still to be added by the month: all from the base to the one before it. */
export function missingRates(table: SalaryCorrection, now: Month): Month[] {
  const missing: Month[] = [];
  for (let month = baseMonthOf(table); month < now; month = addMonths(month, 1))
    missing.push(month);
  return missing;
}

const ratesOf = (year: number): readonly number[] => Reflect.get(written.years, String(year)) ?? [];

/**
 * The INPC of the twelve months until the end of a year, 0.039 for 3.9 %; undefined while one of them is
 * not known.
 * @param last the month with which they end, where it is not December
 */
export function inpcOf(year: number, last = 12): number | undefined {
  const rates = [...ratesOf(year - 1).slice(last, 12), ...ratesOf(year).slice(0, last)];
  return rates.length === 12
    ? rates.reduce((factor, rate) => factor * (1 + rate / 10_000), 1) - 1
    : undefined;
}
