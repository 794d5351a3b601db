import { isoDate, wholeYear } from './date.ts';
import { legalSeries } from './value.ts';

/** Largest monthly pay for auxílio-reclusão and salário-família, in integer cents. */
export const lowIncomeLimit = legalSeries<number>({
  name: 'limite de baixa renda do auxílio-reclusão e do salário-família',
  unit: 'centavos de real',
  file: 'law/low-income.ts',
  values: [
    {
      ...wholeYear(2026),
      value: 198_038,
      source: 'portaria-interministerial-13-2026',
      verifiedOn: isoDate('2026-11-22'),
    },
  ],
});
