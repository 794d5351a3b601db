import type { RetirementAnswers } from '#rules/retirement/answers.ts';
import { ruralAgeOn, ruralRuleOf } from '#rules/retirement/rural-rule.ts';
import type { Claims } from './answers-from.ts';
import type { Outlook } from './outlook.ts';

/** The rule of the land and of fishing, as it stands to the person. */
export interface RuralRule {
  /** By what was told; otherwise only if the person lives off such work. */
  readonly isOwn: boolean;
}

/** Undefined where it is not the person's, or another rule can be asked for today. */
export function ruralOf(
  { ofLand }: Claims,
  answers: RetirementAnswers,
  { canAsk, dated: [soonest] }: Outlook,
  isMetWithIt: boolean,
): RuralRule | undefined {
  if (canAsk || isMetWithIt || ofLand.untilAge === false) return undefined;
  const standing = ruralRuleOf(answers, ofLand);
  // Who has worked in the town as well may have gone back to the land.
  const isSooner = ofLand.worked && (!soonest || ruralAgeOn(answers) < soonest.day);
  if (!standing && !isSooner) return undefined;
  return { isOwn: standing === 'own' };
}
