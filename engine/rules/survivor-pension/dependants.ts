import { anyOf, type Verdict, verdictOf } from '../criterion.ts';
import type { PensionAnswers } from './answers.ts';
import type { AppliedRules } from './applied-rules.ts';
import { childDependant } from './child.ts';
import type { Dependant, DependantClass } from './dependant.ts';
import { partnerDependant } from './partner.ts';
import type { DeathFacts } from './payment-start.ts';
import { parentDependant, siblingDependant } from './relatives.ts';
import { holds, type PerScenario, perScenario } from './scenario.ts';

export interface DependantsByClass {
  dependants: readonly Dependant[];
  /** Undefined where nobody is counted. */
  classTaking: PerScenario<DependantClass | undefined>;
}

const opposite: Record<Verdict, Verdict> = { met: 'unmet', unmet: 'met', unknown: 'unknown' };

/**
 * Compares everyone told about with Lei 8.213, art. 16. A former spouse or partner with alimony
 * belongs to the first class (art. 76, § 2º): while nothing more is known of them, who is in the
 * next classes stays unknown.
 */
export function dependantsOf(
  answers: PensionAnswers,
  rules: AppliedRules,
  facts: DeathFacts,
): DependantsByClass {
  const { partner, children = [], parents = [], siblings = [] } = answers;
  const former = verdictOf(answers.formerPartnerWithAlimony === true ? undefined : false);

  const first = [
    ...(partner === undefined ? [] : [partnerDependant(partner, answers, rules, facts)]),
    ...children.map((child, index) => childDependant(child, index, facts)),
  ];
  const firstTakes = anyOf([former, ...first.map(({ standing }) => standing)]);

  const second = parents.map((parent, index) =>
    parentDependant(parent, index, facts, opposite[firstTakes]),
  );
  const firstOrSecondTakes = anyOf([firstTakes, ...second.map(({ standing }) => standing)]);

  const third = siblings.map((sibling, index) =>
    siblingDependant(sibling, index, facts, opposite[firstOrSecondTakes]),
  );
  const thirdTakes = anyOf(third.map(({ standing }) => standing));

  const classTaking = perScenario((scenario): DependantClass | undefined => {
    if (holds(firstTakes, scenario)) return 1;
    if (holds(firstOrSecondTakes, scenario)) return 2;
    return holds(thirdTakes, scenario) ? 3 : undefined;
  });
  const dependants = [...first, ...second, ...third].map((dependant) => ({
    ...dependant,
    // "Nobody before me" and "the one before me is confirmed" cannot both be taken as true.
    shares: perScenario((scenario) =>
      dependant.class === classTaking[scenario] ? dependant.shares[scenario] : undefined,
    ),
  }));
  return { dependants, classTaking };
}
