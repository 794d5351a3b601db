import { ceiling } from '#law/ceiling.ts';
import { contributionDueDays } from '#law/contribution-due-days.ts';
import { contributionRates, meiTaxes } from '#law/contributions.ts';
import { minimumWage } from '#law/minimum-wage.ts';
import type { ContributionAnswers } from '#rules/contribution-cost/answers.ts';
import {
  contributionCost,
  type ContributionCost as Result,
} from '#rules/contribution-cost/contribution-cost.ts';
import { type Answer, answerOf, type Step, sourcesOf } from './answer.ts';
import { type Asked, lawInForce } from './law-in-force.ts';
import { cents, flag, oneOf, optional, record, type Told } from './shape.ts';

/** What the person does; what is left out is not known. */
export const contributionShape = record<ContributionAnswers>({
  occupation: oneOf('ownAccount', 'company', 'mei', 'none', 'employee', 'special'),
  activity: optional(oneOf('trade', 'services', 'both')),
  isLowIncome: optional(flag),
  baseCents: optional(cents),
});

/** Each way to pay, what a month of it costs, and when the next one falls due. */
export type ContributionCost = Result;

function stepsOf({ plans, due, citations }: Result): Step[] {
  const sources = sourcesOf(citations);
  return [
    ...plans.map(({ id, month }) => ({ id: `plan.${id}`, value: month, unit: 'cents', sources })),
    ...(due ? [{ id: 'due', day: due.day, sources }] : []),
  ];
}

/**
 * What paying the INSS costs a month by each plan (Lei 8.212/1991, art. 21).
 * @throws {InputError} for facts of another shape
 * @throws {StaleLawError} for a day whose minimum wage, ceiling or rates are not known
 */
export function contribution(
  told: Told<ContributionAnswers>,
  asked: Asked,
): Answer<ContributionCost> {
  const facts = contributionShape.read(told, '');
  const { today, ...law } = lawInForce(asked, [
    minimumWage,
    ceiling,
    ...Object.values(contributionRates),
    ...Object.values(meiTaxes),
    ...Object.values(contributionDueDays),
  ]);
  const result = contributionCost(facts, today);
  return answerOf(result, stepsOf(result), law);
}
