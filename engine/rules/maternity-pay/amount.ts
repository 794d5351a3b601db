import type { CitationKey } from '#law/citations.ts';
import { type Figures, type Limit, limitOf, withinLimits } from '../figures.ts';
import type { MaternityAnswers, MaternityEvent, MotherKind } from './answers.ts';
import { type Basis, basisOf, summedMonths } from './kinds.ts';

/** Whoever pays it: the employer, who is refunded, or the INSS. */
export type Payer = 'employer' | 'inss';

/** A month as the law computes it; what bounds it while something is not known. */
export interface Pay {
  readonly basis: Basis;
  /** In cents; the same where all is known. Neither is known of a pay that was not told. */
  readonly least: number | undefined;
  readonly most: number | undefined;
  readonly limit: Limit;
}

/** The employer pays its own employee, but not for an adoption; Lei 8.213/1991, arts. 71-A and 72. */
export const payerOf = (event: MaternityEvent, kind: MotherKind): Payer =>
  kind === 'employee' && event !== 'adoption' ? 'employer' : 'inss';

export const basisCitations: Readonly<Record<MotherKind, CitationKey>> = {
  employee: 'lei-8213-72',
  ofMei: 'lei-8213-72',
  avulsa: 'lei-8213-72',
  domestic: 'lei-8213-73',
  ownAccount: 'lei-8213-73',
  facultativa: 'lei-8213-73',
  unemployed: 'lei-8213-73',
  mei: 'lei-8213-73',
  special: 'lei-8213-39',
};

/** One twelfth of the sum, whatever the number of months: fewer months make it smaller. */
const twelfthOf = (meanCents: number, months: number): number =>
  Math.round((meanCents * Math.min(months, summedMonths)) / summedMonths);

const settled = (basis: Basis, told: number, used: number): Pay => ({
  basis,
  least: used,
  most: used,
  limit: limitOf(told, used),
});

const open = (basis: Basis, least?: number, most?: number): Pay => ({
  basis,
  least,
  most,
  limit: undefined,
});

/**
 * What a month pays, before the contribution is discounted. Where the INSS pays it is never below one
 * minimum wage, and for whom article 73 tells of never above the ceiling.
 */
export function payOf(
  { event, kind, payCents, months }: MaternityAnswers,
  figures: Pick<Figures, 'minimumWage' | 'ceiling'>,
): Pay {
  const { minimumWage, ceiling } = figures;
  const basis = basisOf(kind);
  if (basis === 'minimumWage') return settled(basis, minimumWage, minimumWage);
  if (basis === 'fullPay') {
    const least = payerOf(event, kind) === 'inss' ? minimumWage : 0;
    return payCents === undefined
      ? open(basis, least || undefined)
      : settled(basis, payCents, Math.max(payCents, least));
  }
  if (payCents === undefined) return open(basis, minimumWage, ceiling);
  if (basis === 'lastContribution')
    return settled(basis, payCents, withinLimits(payCents, figures));
  const ofMonths = (count: number): number =>
    withinLimits(twelfthOf(Math.min(payCents, ceiling), count), figures);
  return months === undefined && payCents > minimumWage
    ? open(basis, minimumWage, ofMonths(summedMonths))
    : settled(basis, twelfthOf(payCents, months ?? summedMonths), ofMonths(months ?? summedMonths));
}

/** So many days of it, a month as thirty. */
export const totalOf = (monthCents: number, days: number): number =>
  Math.round((monthCents * days) / 30);
