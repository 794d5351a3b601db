import type { RetirementCriterion, RetirementRule } from '#rules/retirement/result.ts';

/** The criteria that no day to come would meet. */
export const lastingObstacles = ({ criteria }: RetirementRule): readonly RetirementCriterion[] =>
  criteria.filter(({ verdict, metOn }) => verdict === 'unmet' && metOn === undefined);
