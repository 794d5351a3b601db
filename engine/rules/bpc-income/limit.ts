import type { CitationKey } from '#law/citations.ts';
import { bpcIncomeLimit, halfMinimumWage } from '#law/minimum-wage.ts';
import type { Criterion } from '../criterion.ts';
import { largestSum, type ReadingRange, verdictAgainst } from './per-person.ts';

type LimitId = 'quarterOfWage' | 'halfOfWage';

/** The income per person compared with a part of the minimum wage: "igual ou inferior". */
export interface LimitCriterion<Id extends LimitId> extends Criterion<Id> {
  /** The wage is divided by this. */
  readonly parts: 4 | 2;
  /** The limit: most per person, in cents. */
  readonly perPerson: number;
  /** Most in all, in cents, for the members of the lowest reading and of the highest. */
  readonly largestSum: { readonly lowest: number; readonly highest?: number };
}

interface Limit {
  readonly parts: 4 | 2;
  readonly perPerson: (wage: number) => number;
  readonly citations: readonly [CitationKey, ...CitationKey[]];
}

/** How each limit comes from the minimum wage, in cents; LOAS, art. 20, §§ 3º and 11-A. */
export const limits: Record<LimitId, Limit> = {
  quarterOfWage: {
    parts: 4,
    perPerson: bpcIncomeLimit,
    citations: ['loas-20-3', 'decreto-6214-4-iv'],
  },
  // What a regulation may widen the quarter to; none that does so in general was found.
  halfOfWage: { parts: 2, perPerson: halfMinimumWage, citations: ['loas-20-11-a', 'loas-20-b'] },
};

/** @param wage minimum wage, in cents. */
export function limitCriterion<Id extends LimitId>(
  id: Id,
  range: ReadingRange,
  wage: number,
): LimitCriterion<Id> {
  const { parts, perPerson, citations } = limits[id];
  return {
    id,
    verdict: verdictAgainst(range, wage, parts),
    citations,
    parts,
    perPerson: perPerson(wage),
    largestSum: {
      lowest: largestSum(range.lowest.members, wage, parts),
      highest: range.highest && largestSum(range.highest.members, wage, parts),
    },
  };
}
