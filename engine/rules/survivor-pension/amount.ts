import type { Figures } from '../figures.ts';

/** What one segment pays a month, in integer cents of the year of the figures. */
export interface Amount {
  totalCents: number;
  /** Equal part of each dependant. */
  shareCents: number;
  /** Cents of the total that do not divide equally: fewer than the dependants. */
  remainderCents: number;
  /** The percentage gave less than one minimum wage. */
  raisedToMinimumWage: boolean;
}

/** The base typed, limited by the ceiling. */
export interface Base {
  toldCents: number;
  usedCents: number;
  cutToCeiling: boolean;
}

/** Limits the base to the ceiling: no retirement of the INSS is above it (Lei 8.213, art. 33). */
export function baseFrom(toldCents: number, { ceiling }: Pick<Figures, 'ceiling'>): Base {
  return {
    toldCents,
    usedCents: Math.min(toldCents, ceiling),
    cutToCeiling: toldCents > ceiling,
  };
}

/**
 * Monthly total and equal parts. A fraction of a cent is dropped. The total is never below one
 * minimum wage (Constituição, art. 201, § 2º), whatever the number of dependants; a part may be.
 */
export function amountOf(
  percentage: number,
  dependants: number,
  base: Base,
  { minimumWage }: Pick<Figures, 'minimumWage'>,
): Amount {
  const byPercentage = Math.floor((base.usedCents * percentage) / 100);
  const totalCents = Math.max(byPercentage, minimumWage);
  const shareCents = Math.floor(totalCents / dependants);
  return {
    totalCents,
    shareCents,
    remainderCents: totalCents - shareCents * dependants,
    raisedToMinimumWage: byPercentage < minimumWage,
  };
}
