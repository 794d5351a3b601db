import type { IsoDate } from '#law/date.ts';
import { guardaLaw } from '#law/pension-laws.ts';
import { reform } from '#law/reform.ts';
import { verdictOf } from '../criterion.ts';
import {
  ageOrCondition,
  ageOrConditionEnd,
  bornLater,
  isExpectedAtDeath,
} from './age-or-condition.ts';
import type { ChildAnswers } from './answers.ts';
import { type Dependant, type DependantCriterion, dependantId } from './dependant.ts';
import { type DeathFacts, paymentStart } from './payment-start.ts';
import { withShares } from './with-shares.ts';

const majority = 18;

/** What ties the child to the deceased; Lei 8.213, art. 16, § 2º; EC 103/2019, art. 23, § 6º. */
function bonds(child: ChildAnswers, ageAtDeath: number, death: IsoDate): DependantCriterion[] {
  if (child.kind === 'child') {
    return [{ id: 'kinship', verdict: 'met', citations: ['lei-8213-16', 'lei-8213-16-4'] }];
  }
  const inCare: DependantCriterion = {
    id: 'minorInCare',
    verdict: verdictOf(ageAtDeath < majority || undefined),
    citations: ['lei-8213-16-2'],
    requiredUnderAge: majority,
    toldAge: ageAtDeath,
  };
  const equated: DependantCriterion['citations'] =
    death < reform ? ['lei-8213-16-2'] : ['lei-8213-16-2', 'ec-103-23-6'];
  if (child.kind === 'guarda' && death < reform)
    return [
      {
        id: 'guardaBeforeReform',
        verdict: verdictOf(child.dependent),
        citations: ['stf-adi-4878', 'stf-adi-5083'],
      },
      inCare,
    ];
  if (child.kind === 'guarda' && death < guardaLaw) {
    // Between the reform and that law it hangs on a pending decision of the STF: never decided here.
    return [
      {
        id: 'guarda',
        verdict: 'unknown',
        citations: ['lei-8213-16-2', 'ec-103-23-6', 'stf-tema-1271'],
      },
      inCare,
    ];
  }
  const isGuarda = child.kind === 'guarda';
  const dependency: DependantCriterion = {
    id: 'equatedDependency',
    verdict: verdictOf(child.dependent),
    citations: isGuarda ? ['lei-8213-16-2', 'lei-15108'] : equated,
  };
  if (child.kind === 'stepchild') return [dependency];
  // Without it a court may still look at how they lived: the want of it decides nothing here.
  const declaration: DependantCriterion = {
    id: 'insuredDeclaration',
    verdict: verdictOf(child.declared || undefined),
    citations: ['lei-8213-16-2', 'lei-15108'],
  };
  return isGuarda ? [dependency, declaration, inCare] : [dependency, inCare];
}

/** A child, or who is equated to one, as a dependant of the first class; Lei 8.213, art. 16, I. */
export function childDependant(child: ChildAnswers, index: number, facts: DeathFacts): Dependant {
  const age = ageOrCondition(child, facts.death);
  const isExpected = child.kind === 'child' && isExpectedAtDeath(child.birth, facts.death);
  const birth: readonly DependantCriterion[] = isExpected
    ? [
        {
          id: 'bornSoonAfterDeath',
          verdict: 'met',
          citations: ['lei-8213-16', 'codigo-civil-1597-ii'],
        },
      ]
    : bornLater(child, facts.death);
  return withShares({
    id: dependantId('child', index),
    kind: child.kind,
    class: 1,
    criteria: [...bonds(child, age.toldAge, facts.death), age, ...birth],
    payment: paymentStart(facts, child.birth, isExpected),
    condition: age.byCondition,
    endIn: (scenario) => ageOrConditionEnd(child.birth, age, scenario),
  });
}
