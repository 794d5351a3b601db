import { type Criterion, type Verdict, verdictOf } from '../criterion.ts';
import { ageOrCondition, ageOrConditionEnd, severeCondition } from './age-or-condition.ts';
import type { ParentAnswers, SiblingAnswers } from './answers.ts';
import { type Dependant, type DependantCriterion, dependantId } from './dependant.ts';
import { type DeathFacts, paymentStart } from './payment-start.ts';
import { allOf, holds, perScenario } from './scenario.ts';
import { type ShareEnd, shareOf } from './share.ts';

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
  const criteria: DependantCriterion[] = [
    { id: 'kinship', verdict: 'met', citations: ['lei-8213-16'] },
    economicDependency(parent.dependent),
    noPriorClass(priorClassAbsent),
  ];
  const standing = allOf(criteria.map(({ verdict }) => verdict));
  const payment = paymentStart(facts);
  return {
    id: dependantId('parent', index),
    kind: 'parent',
    class: 2,
    criteria,
    standing,
    payment,
    shares: perScenario((scenario) =>
      holds(standing, scenario)
        ? shareOf(
            payment.from[scenario],
            parentEnd,
            holds(severeCondition(parent.condition), scenario),
          )
        : undefined,
    ),
  };
}

/** A sibling, of the third class; Lei 8.213, art. 16, III. */
export function siblingDependant(
  sibling: SiblingAnswers,
  index: number,
  facts: DeathFacts,
  priorClassAbsent: Verdict,
): Dependant {
  const age = ageOrCondition(sibling, facts.death);
  const bornLater = sibling.birth > facts.death;
  const criteria: DependantCriterion[] = [
    { id: 'kinship', verdict: 'met', citations: ['lei-8213-16'] },
    age,
    economicDependency(sibling.dependent),
    noPriorClass(priorClassAbsent),
  ];
  if (bornLater) {
    criteria.push({ id: 'bornBeforeDeath', verdict: 'unknown', citations: ['lei-8213-16'] });
  }
  const standing = allOf(criteria.map(({ verdict }) => verdict));
  const payment = paymentStart(facts);
  return {
    id: dependantId('sibling', index),
    kind: 'sibling',
    class: 3,
    criteria,
    standing,
    payment,
    shares: perScenario((scenario) =>
      holds(standing, scenario) && !bornLater
        ? shareOf(
            payment.from[scenario],
            ageOrConditionEnd(sibling.birth, age, scenario),
            holds(age.byCondition, scenario),
          )
        : undefined,
    ),
  };
}
