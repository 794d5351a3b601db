import { type Criterion, type Verdict, verdictOf } from '../criterion.ts';
import {
  ageOrCondition,
  ageOrConditionEnd,
  bornLater,
  severeCondition,
} from './age-or-condition.ts';
import type { ParentAnswers, SiblingAnswers } from './answers.ts';
import { type Dependant, dependantId } from './dependant.ts';
import { type DeathFacts, paymentStart } from './payment-start.ts';
import type { ShareEnd } from './share.ts';
import { withShares } from './with-shares.ts';

const kinship: Criterion<'kinship'> = {
  id: 'kinship',
  verdict: 'met',
  citations: ['lei-8213-16'],
};

/** Lei 8.213, art. 16, § 1º: whether nobody of an earlier class takes the pension. */
const noPriorClass = (verdict: Verdict): Criterion<'noPriorClass'> => ({
  id: 'noPriorClass',
  verdict,
  citations: ['lei-8213-16-1'],
});

/** Lei 8.213, art. 16, § 4º: not presumed outside the first class. */
const economicDependency = (dependent: boolean | undefined): Criterion<'economicDependency'> => ({
  id: 'economicDependency',
  verdict: verdictOf(dependent),
  citations: ['lei-8213-16-4'],
});

// Art. 77 names no age nor term for parents: only death ends their share.
const parentEnd: ShareEnd = { kind: 'lifelong', citations: ['lei-8213-77-2'] };

/** A parent, of the second class; Lei 8.213, art. 16, II. */
export function parentDependant(
  parent: ParentAnswers,
  index: number,
  facts: DeathFacts,
  priorClassAbsent: Verdict,
): Dependant {
  return withShares({
    id: dependantId('parent', index),
    kind: 'parent',
    class: 2,
    criteria: [kinship, economicDependency(parent.dependent), noPriorClass(priorClassAbsent)],
    payment: paymentStart(facts),
    condition: severeCondition(parent.condition),
    endIn: () => parentEnd,
  });
}

/** A sibling, of the third class; Lei 8.213, art. 16, III. */
export function siblingDependant(
  sibling: SiblingAnswers,
  index: number,
  facts: DeathFacts,
  priorClassAbsent: Verdict,
): Dependant {
  const age = ageOrCondition(sibling, facts.death);
  return withShares({
    id: dependantId('sibling', index),
    kind: 'sibling',
    class: 3,
    criteria: [
      kinship,
      age,
      economicDependency(sibling.dependent),
      noPriorClass(priorClassAbsent),
      ...bornLater(sibling, facts.death),
    ],
    payment: paymentStart(facts),
    condition: age.byCondition,
    endIn: (scenario) => ageOrConditionEnd(sibling.birth, age, scenario),
  });
}
