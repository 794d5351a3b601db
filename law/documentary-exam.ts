import { isoDate } from './date.ts';
import { legalSeries } from './value.ts';

/** Atestmed: the most days of incapacity benefit granted on documents alone, all periods added up. */
export const documentaryExamDays = legalSeries<number>({
  name: 'limite de dias do Atestmed',
  unit: 'dias',
  file: 'law/documentary-exam.ts',
  values: [
    {
      from: isoDate('2026-03-24'),
      // 180 days of Portaria Conjunta 14/2026, published on 24 March 2026, plus the 365 of 43/2026.
      // That day counts as the first, the stricter reading: the other one ends a day later.
      until: isoDate('2027-09-19'),
      value: 90,
      source: 'portaria-conjunta-43-2026',
      verifiedOn: isoDate('2026-11-20'),
    },
  ],
});
