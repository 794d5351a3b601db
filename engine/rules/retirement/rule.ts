import type { CitationKey } from '#law/citations.ts';
import type { IsoDate } from '#law/date.ts';
import { reform } from '#law/reform.ts';
import { allOf } from '../criterion.ts';
import type { AmountBasis } from './amount.ts';
import type { RetirementAnswers } from './answers.ts';
import { atBest, atMost, compare, type Demand, firstDayOfAll, isDay } from './demand.ts';
import { type Projection, projectionOf, type Track } from './projection.ts';
import type { Amount, RetirementRule, RuleId } from './result.ts';

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
  /** The time on which the percentage of the amount depends. */
  readonly time: Track | undefined;
  readonly amountOf: (basis: AmountBasis) => Amount;
}

/** Whether a rule was met on a day since the reform, whatever the law asked later. */
interface SinceReform {
  /** For certain since this day at the latest. */
  metSince: IsoDate | undefined;
  /** Not for certain, but if the months were contributed early enough, since this day. */
  possiblySince: IsoDate | undefined;
  /** Not even with each month contributed as early as it can have been, on any day to come. */
  isNever: boolean;
}

/**
 * Looks back to 13/11/2019: who once met a rule keeps it, also when it asks for more on 1 January
 * (Constituição, art. 5º, XXXVI; Lei 8.213, art. 102, § 1º).
 */
function sinceReform(demands: readonly Demand[], referenceDate: IsoDate): SinceReform {
  const first = firstDayOfAll(demands, reform);
  if (isDay(first) && first <= referenceDate)
    return { metSince: first, possiblySince: undefined, isNever: false };
  const earliest = firstDayOfAll(demands.map(atMost), reform);
  return {
    metSince: undefined,
    possiblySince: isDay(earliest) && earliest <= referenceDate ? earliest : undefined,
    isNever: earliest === 'never',
  };
}

/** Compares the rule with the answers and finds its day. */
export function judge(
  { answers: { referenceDate, sex } }: Situation,
  { id, citations, demands, time, amountOf }: RuleDraft,
): RetirementRule {
  const today = demands.map((demand) => compare(demand, referenceDate));
  const verdictToday = allOf(today.map(({ verdict }) => verdict));
  const { metSince, possiblySince, isNever } = sinceReform(demands, referenceDate);
  const isKept = metSince !== undefined && verdictToday !== 'met';
  const comparedOn = isKept ? metSince : referenceDate;
  const first = firstDayOfAll(demands, referenceDate);
  const metOn = metSince === undefined ? first : referenceDate;
  const ahead = isDay(metOn) ? metOn : undefined;
  // A right is kept from any day since the reform.
  const best = firstDayOfAll(atBest(demands), reform);
  const lacksMonths = today.some(
    ({ id, unit, verdict }) => verdict === 'unmet' && unit !== 'fact' && id !== 'age',
  );
  const isOpen = verdictToday === 'unmet' && possiblySince !== undefined;
  return {
    id,
    citations,
    verdict: metSince !== undefined ? 'met' : isOpen ? 'unknown' : verdictToday,
    criteria: isKept ? demands.map((demand) => compare(demand, metSince)) : today,
    comparedOn,
    isClosed: isNever,
    metOn: ahead,
    metSince,
    possiblySince,
    needsMonths: lacksMonths && ahead !== undefined && ahead > referenceDate,
    notBefore: isDay(best) ? best : undefined,
    amount: amountOf({
      sex,
      time: time?.least,
      referenceDate: comparedOn,
      metOn: isKept ? metSince : ahead,
    }),
  };
}
