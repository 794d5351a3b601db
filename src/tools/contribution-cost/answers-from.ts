import type { ContributionAnswers } from '#rules/contribution-cost/answers.ts';
import type { Told } from './questions.ts';

/** The questions ask for just what the rule takes. */
export const answersFrom = ({
  occupation,
  activity,
  isLowIncome,
  baseCents,
}: Told): ContributionAnswers => ({
  occupation,
  activity,
  isLowIncome,
  baseCents,
});
