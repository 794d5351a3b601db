import { type IsoDate, isoDate, wholeYear } from './date.ts';
import { minimumWage } from './minimum-wage.ts';
import { firstDayOf, type Month } from './month.ts';
import { findLegalValue, type LegalValue, legalSeries } from './value.ts';

const from = (day: string, until: string): { from: IsoDate; until: IsoDate } => ({
  from: isoDate(day),
  until: isoDate(until),
});

/**
 * Salário mínimo before the periods of minimum-wage.ts, in integer cents, from the month of the
 * reform on: what each month is compared with.
 */
export const pastMinimumWages = legalSeries<number>({
  name: 'salário mínimo de anos passados',
  unit: 'centavos de real',
  isPast: true,
  file: 'law/past-minimum-wages.ts',
  values: [
    { ...from('2019-11-01', '2019-12-31'), value: 99_800, source: 'decreto-9661' },
    { ...from('2020-01-01', '2020-01-31'), value: 103_900, source: 'lei-14013' },
    { ...from('2020-02-01', '2020-12-31'), value: 104_500, source: 'lei-14013' },
    { ...wholeYear(2021), value: 110_000, source: 'lei-14158' },
    { ...wholeYear(2022), value: 121_200, source: 'lei-14358' },
    { ...from('2023-01-01', '2023-04-30'), value: 130_200, source: 'mp-1143' },
    { ...from('2023-05-01', '2023-12-31'), value: 132_000, source: 'lei-14663' },
    { ...wholeYear(2024), value: 141_200, source: 'decreto-11864' },
    { ...wholeYear(2025), value: 151_800, source: 'decreto-12342' },
  ],
});

/**
 * Salário mínimo of the month, in integer cents, with its source; Constituição, art. 195, § 14.
 * Undefined before 11/2019, and for a month whose value is not recorded yet.
 */
export const findMinimumWageOf = (month: Month): LegalValue<number> | undefined =>
  findLegalValue(pastMinimumWages, firstDayOf(month)) ??
  findLegalValue(minimumWage, firstDayOf(month));
