import { isoDate, wholeYear } from './date.ts';
import { legalSeries } from './value.ts';

/** Teto do INSS, the largest salário de benefício and de contribuição, in integer cents. */
export const ceiling = legalSeries<number>({
  name: 'teto do INSS',
  unit: 'centavos de real',
  file: 'law/ceiling.ts',
  values: [
    {
      ...wholeYear(2026),
      value: 847_555,
      source: 'portaria-interministerial-13-2026',
      verifiedOn: isoDate('2026-11-20'),
    },
  ],
});
