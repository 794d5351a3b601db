import { minimumWage } from './minimum-wage.ts';
import { firstDayOf, type Month } from './month.ts';
import { findLegalValue, type LegalValue } from './value.ts';
import written from './values/past-minimum-wages.json' with { type: 'json' };
import { amounts } from './written.ts';

/**
 * Salário mínimo before the periods of minimum-wage.ts, in integer cents, from the first month of the
 * Real on: what each month is compared with.
 *
 * Until 2018 from three public copies that agree. Where an act is named, a public copy of it prints the
 * value; 07/1994, 05/1995 and 2014 are still to be compared with theirs. In 04/2000 the new value began
 * on the 3rd: it stands for the month.
 */
export const pastMinimumWages = amounts('past-minimum-wages', written, {
  isPast: true,
  orderedBy: 'constituicao-7-iv',
});

/**
 * Salário mínimo of the month, in integer cents, with its source; Constituição, art. 195, § 14.
 * Undefined before 07/1994, and for a month whose value is not recorded yet.
 */
export const findMinimumWageOf = (month: Month): LegalValue<number> | undefined =>
  findLegalValue(pastMinimumWages, firstDayOf(month)) ??
  findLegalValue(minimumWage, firstDayOf(month));
