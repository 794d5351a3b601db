import type { CitationKey } from '#law/citations.ts';
import type { Verdict } from '../criterion.ts';
import type { AmountBasis } from './amount.ts';
import type { RetirementAnswers } from './answers.ts';
import { compare, type Demand, firstDayOfAll, isDay } from './demand.ts';
import { type Projection, projectionOf } from './projection.ts';
import { carencia } from './requirements.ts';
import type { Amount, RetirementRule, RuleId } from './result.ts';

/** What every rule is judged by: the answers, and what they become as days pass. */
export interface Situation {
  readonly answers: RetirementAnswers;
  readonly projection: Projection;
}

export const situationOf = (answers: RetirementAnswers): Situation => ({
  answers,
  projection: projectionOf(answers),
});

/** A rule as the law states it for this person, before anything is compared. */
export interface RuleDraft {
  readonly id: RuleId;
  readonly citations: readonly [CitationKey, ...CitationKey[]];
  readonly demands: readonly Demand[];
  readonly amountOf: (basis: AmountBasis) => Amount;
}

function verdictOfAll(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes('unmet')) return 'unmet';
  return verdicts.includes('unknown') ? 'unknown' : 'met';
}

/** Compares the rule with the answers and finds its day. */
export function judge(
  { answers: { referenceDate, sex }, projection: { time } }: Situation,
  { id, citations, demands, amountOf }: RuleDraft,
): RetirementRule {
  const criteria = demands.map((demand) => compare(demand, referenceDate));
  const first = firstDayOfAll(demands, referenceDate);
  const metOn = isDay(first) ? first : undefined;
  return {
    id,
    citations,
    verdict: verdictOfAll(criteria.map(({ verdict }) => verdict)),
    criteria,
    isClosed: first === 'never',
    metOn,
    amount: amountOf({ sex, time, referenceDate, metOn }),
  };
}

/** A fact that days do not change; undefined while not told. */
export const fact = (
  id: Demand['id'],
  isSo: boolean | undefined,
  citations: Demand['citations'],
): Demand => ({
  id,
  unit: 'fact',
  citations,
  asked: 1,
  have: isSo === undefined ? undefined : () => Number(isSo),
});

/** The 180 monthly contributions. */
export const carenciaDemand = (
  { projection }: Situation,
  regulation: CitationKey = 'decreto-3048-29',
): Demand => ({
  id: 'carencia',
  unit: 'contributions',
  citations: ['lei-8213-25-ii', regulation],
  asked: carencia,
  have: projection.carencia,
});

/** On which side of the reform the person was first insured. */
export function insuredDemand(
  { answers: { firstInsured } }: Situation,
  asked: NonNullable<RetirementAnswers['firstInsured']>,
  citation: CitationKey,
): Demand {
  const id = asked === 'untilReform' ? 'insuredUntilReform' : 'insuredAfterReform';
  return fact(id, firstInsured && firstInsured === asked, [citation]);
}
