import { allOf, type Verdict } from '../criterion.ts';
import type { Dependant } from './dependant.ts';
import { holds, perScenario, type Scenario } from './scenario.ts';
import { type ShareEnd, shareOf } from './share.ts';

/** A dependant as compared with the law, before anything is shared. */
interface Compared extends Omit<Dependant, 'standing' | 'shares'> {
  /** Inválido, or with an intellectual, mental or severe disability: raises the pension to 100 %. */
  condition: Verdict;
  endIn: (scenario: Scenario) => ShareEnd;
}

/** The share in each reading: given to who meets every criterion, never to who was born too late. */
export function withShares({ condition, endIn, ...compared }: Compared): Dependant {
  const { criteria, payment } = compared;
  const standing = allOf(criteria.map(({ verdict }) => verdict));
  const needsAnalysis = criteria.some(({ id }) => id === 'bornBeforeDeath');
  return {
    ...compared,
    standing,
    shares: perScenario((scenario) =>
      holds(standing, scenario) && !needsAnalysis
        ? shareOf(
            payment.from[scenario],
            endIn(scenario),
            holds(condition, scenario),
            payment.waitsForBirth,
          )
        : undefined,
    ),
  };
}
