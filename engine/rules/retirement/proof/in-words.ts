import { mapValues } from '#law/keyed.ts';
import { inYearsMonthsDays } from '../../legal-days.ts';
import type { RetirementAnswers } from '../answers.ts';
import type { RetirementCriterion, RetirementRule } from '../result.ts';
import { retirementRules } from '../retirement-rules.ts';

/** Figures that count legal days, as years, months and days. */
function inTime(criterion: RetirementCriterion): object {
  if (criterion.unit !== 'legalDays') return criterion;
  const figures = Object.entries(criterion).map(([key, value]) => [
    key,
    typeof value === 'number' ? inYearsMonthsDays(value) : value,
  ]);
  return Object.fromEntries(figures);
}

const ofRule = (rule: RetirementRule): object => ({
  ...rule,
  criteria: rule.criteria.map(inTime),
  ...(rule.byDegree && {
    byDegree: mapValues(rule.byDegree, ofRule),
  }),
});

export const resultOf = (answers: RetirementAnswers): object => {
  const result = retirementRules(answers);
  return { ...result, rules: result.rules.map(ofRule) };
};
