import type { CitationKey } from '#law/citations.ts';
import type { AccumulationBand } from '#law/survivor-pension.ts';

/** Two benefits received together, in integer cents a month. */
export interface Accumulated {
  /** Paid in full. */
  largerCents: number;
  /** What is paid of the smaller one. */
  reducedCents: number;
  totalCents: number;
  citations: readonly [CitationKey, ...CitationKey[]];
}

/** What is paid of the smaller benefit, in cents; a fraction of a cent is dropped. */
function reduced(cents: number, wage: number, bands: readonly AccumulationBand[]): number {
  let start = 0;
  let hundredths = 0;
  for (const { untilWages = Number.POSITIVE_INFINITY, percentage } of bands) {
    const end = Math.min(cents, untilWages * wage);
    if (end > start) hundredths += (end - start) * percentage;
    start = Math.max(start, end);
  }
  return Math.floor(hundredths / 100);
}

/**
 * Pension left by a spouse or partner added to a retirement: the larger in full, the smaller in
 * bands of minimum wages. Of a pension shared with others, the part of the spouse or partner counts
 * (Decreto 3.048, art. 167-A). Not for who had the right to both before 13 November 2019.
 * EC 103/2019, art. 24, §§ 1º, 2º and 4º; Decreto 3.048, art. 167-A.
 * @param wage minimum wage, in integer cents.
 */
export function accumulated(
  pensionCents: number,
  retirementCents: number,
  wage: number,
  bands: readonly AccumulationBand[],
): Accumulated {
  const largerCents = Math.max(pensionCents, retirementCents);
  const reducedCents = reduced(Math.min(pensionCents, retirementCents), wage, bands);
  return {
    largerCents,
    reducedCents,
    totalCents: largerCents + reducedCents,
    citations: ['ec-103-24-1', 'ec-103-24-2', 'ec-103-24-4', 'decreto-3048-167-a'],
  };
}
