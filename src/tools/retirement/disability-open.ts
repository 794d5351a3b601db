import type { IsoDate } from '#law/date.ts';
import { keysOf } from '#law/keyed.ts';
import { inYearsMonthsDays } from '#rules/legal-days.ts';
import type { RetirementAnswers } from '#rules/retirement/answers.ts';
import { mostRuralDays } from '#rules/retirement/claimed-time.ts';
import { disabilityAtBest } from '#rules/retirement/disability-at-best.ts';
import { disabilityTime } from '#rules/retirement/requirements.ts';
import { retirementRules } from '#rules/retirement/retirement-rules.ts';
import type { Claims } from './answers-from.ts';

/**
 * No rule of who has a disability comes before this day. Undefined where what was told leaves no
 * doubt but an answer that is missing: then its days are what they are.
 */
export function disabilityNotBefore(
  answers: RetirementAnswers,
  { special, rural, time }: Claims,
): IsoDate | undefined {
  const { disability, referenceDate, reducedPlanMonths } = answers;
  if (typeof disability !== 'object' || !disability.time) return undefined;
  if (!special && !rural && !reducedPlanMonths) return undefined;
  // Of who does not know how much it was, as much as there can have been.
  const claimed = {
    special: special ? (time.special ?? answers.timeAtReform ?? answers.time) : undefined,
    rural: rural ? (time.rural ?? inYearsMonthsDays(mostRuralDays(answers))) : undefined,
  };
  const onLand = { rural: claimed.rural };
  const [first] = (disability.degree ? [disability.degree] : keysOf(disabilityTime))
    .flatMap((degree) => [
      { id: 'disabilityByTime', at: disabilityAtBest(answers, claimed, degree) },
      // No time at risk makes up the years of the rule by age.
      { id: 'disabilityByAge', at: disabilityAtBest(answers, onLand, degree) },
    ])
    .flatMap(({ id, at }) => retirementRules(at).rules.find((rule) => rule.id === id) ?? [])
    .flatMap(({ notBefore }) => notBefore ?? [])
    .sort();
  return first && first < referenceDate ? referenceDate : first;
}
