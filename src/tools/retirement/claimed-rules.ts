import type { IsoDate } from '#law/date.ts';
import { legalDays } from '#rules/legal-days.ts';
import type { RetirementAnswers } from '#rules/retirement/answers.ts';
import { withClaimedTime, withHybridCarencia } from '#rules/retirement/claimed-time.ts';
import type { Amount } from '#rules/retirement/result.ts';
import { shortDate } from '#words/dates.ts';
import type { Claims } from './answers-from.ts';
import { type DatedRule, outlookOf } from './outlook.ts';
import { ruleNames } from './rule-names.ts';
import { say } from './say.ts';

/** Since when it is met, or its day to come. */
export const since = ({ rule: { metSince }, day }: DatedRule): IsoDate => metSince ?? day;

/** "12/03/2027", "já desde 13/11/2019", "já hoje" */
export function claimedDayInWords(dated: DatedRule, today: IsoDate): string {
  if (dated.day > today) return shortDate(dated.day);
  return since(dated) === today
    ? say('words', 'ja-hoje')
    : say('words', 'ja-desde', { dia: shortDate(since(dated)) });
}

/** A rule with that time. */
export interface ClaimedRule {
  readonly dated: DatedRule;
  readonly name: string;
  /** Not told of field and city added up. */
  readonly amount?: Amount;
}

/** Where nobody knows how many they are, no day is told. */
const hasDay = ({ special, rural, time }: Claims): boolean =>
  !(special && time.special === undefined) &&
  // What came later than 1991 is not counted here.
  !(rural && !(time.rural && legalDays(time.rural) > 0));

/**
 * Every rule with that time, the soonest first; retirement by age may add field and city. Those of who
 * has a disability count the same years by other factors, and are left to `disabilityFrom`.
 */
export function claimedRules(claimed: Claims, answers: RetirementAnswers): readonly ClaimedRule[] {
  if (!hasDay(claimed)) return [];
  const { time } = claimed;
  const counted: RetirementAnswers = { ...withClaimedTime(answers, time), disability: 'none' };
  const { dated } = outlookOf(counted);
  const [soonest] = dated;
  const rules = dated.map((one) => ({
    dated: one,
    name: ruleNames[one.rule.id],
    amount: one.rule.amount,
  }));
  const isByAge = ({ rule: { id } }: DatedRule) =>
    id === 'ageUntilReform' || id === 'ageAfterReform';
  const hybrid = outlookOf(withHybridCarencia(counted, time)).dated.find(isByAge);
  // Of who does not know the carência, that of the land may be what completes it.
  const isHybrid = soonest?.restsOnCarencia && time.rural && isByAge(soonest);
  if (hybrid && (!soonest || isHybrid || since(hybrid) < since(soonest)))
    return [
      { dated: hybrid, name: ruleNames['campo-e-cidade'] },
      ...rules.filter((one) => one.dated.rule.id !== hybrid.rule.id),
    ];
  return rules;
}
