import type { IsoDate } from '#law/date.ts';
import { lei13846, mp871 } from '#law/pension-laws.ts';
import { verdictOf } from '../criterion.ts';
import { severeCondition } from './age-or-condition.ts';
import type { PartnerAnswers, PensionAnswers } from './answers.ts';
import type { AppliedRules } from './applied-rules.ts';
import type { Dependant, DependantCriterion } from './dependant.ts';
import { partnerDuration } from './partner-duration.ts';
import { type DeathFacts, paymentStart } from './payment-start.ts';
import { withShares } from './with-shares.ts';

// Lei 8.213, art. 16, § 5º: witnesses alone are not accepted.
const proofWithinMonths = 24;

function bond(partner: PartnerAnswers, death: IsoDate): DependantCriterion {
  if (partner.kind === 'spouse') {
    return { id: 'marriage', verdict: 'met', citations: ['lei-8213-16', 'lei-8213-16-4'] };
  }
  const id = 'unionProof';
  const verdict = verdictOf(partner.unionProof);
  if (death < mp871)
    return {
      id,
      verdict: verdict === 'met' ? verdict : 'unknown',
      citations: ['lei-8213-16', 'decreto-3048-22', 'tnu-sumula-63', 'lei-8213-16-4'],
      needsDocument: false,
    };
  if (death < lei13846)
    return {
      id,
      verdict,
      citations: ['lei-8213-16-5', 'mp-871', 'lei-8213-16-4'],
      needsDocument: true,
    };
  return {
    id,
    verdict,
    citations: ['lei-8213-16-5', 'lei-8213-16-4'],
    needsDocument: true,
    withinMonths: proofWithinMonths,
  };
}

/** The spouse or partner as a dependant of the first class; Lei 8.213, art. 16, I, §§ 4º and 5º. */
export function partnerDependant(
  partner: PartnerAnswers,
  answers: PensionAnswers,
  rules: AppliedRules,
  facts: DeathFacts,
): Dependant {
  const duration = partnerDuration(partner, answers, rules);
  return withShares({
    id: 'partner',
    kind: partner.kind,
    class: 1,
    criteria: [bond(partner, facts.death)],
    duration,
    payment: paymentStart(facts),
    condition: severeCondition(partner.condition),
    endIn: (scenario) => duration.end[scenario],
  });
}
