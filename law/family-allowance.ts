import { isoDate, wholeYear } from './date.ts';
import { legalSeries } from './value.ts';

/** Salário-família for each child, a month, in integer cents; its income limit is `lowIncomeLimit`. */
export const familyAllowance = legalSeries<number>({
  name: 'cota do salário-família',
  unit: 'centavos de real',
  file: 'law/family-allowance.ts',
  values: [
    {
      ...wholeYear(2026),
      value: 6_754,
      source: 'portaria-interministerial-13-2026',
      verifiedOn: isoDate('2026-11-22'),
    },
  ],
});
