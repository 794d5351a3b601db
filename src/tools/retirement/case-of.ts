import type { RetirementAnswers } from '#rules/retirement/answers.ts';
import { ruralAgeOn, ruralRuleOf } from '#rules/retirement/rural-rule.ts';
import { type Claims, claimedFrom } from './answers-from.ts';
import { type Counted, countedOf } from './claimed-words.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import type { Told } from './questions.ts';

/** The rule of the land and of fishing, as it stands to the person. */
interface RuralRule {
  /** By what was told; otherwise only if the person lives off such work. */
  readonly isOwn: boolean;
}

/** All that the result may hang on. */
export interface Case {
  outlook: Outlook;
  answers: RetirementAnswers;
  claimed: Claims;
  /** What the claimed time adds; undefined where none was told. */
  counted: Counted | undefined;
  /** The months of MEI, 5 % or 11 % keep a day from coming sooner; Lei 8.212/1991, art. 21, § 3º. */
  isSoonerIfTopped: boolean;
  /** Undefined where it is not the person's, or another rule can be asked for today. */
  rural: RuralRule | undefined;
}

function ruralOf({ outlook, answers, claimed, counted }: Omit<Case, 'rural'>) {
  const { ofLand } = claimed;
  const [soonest] = outlook.dated;
  if (outlook.canAsk || counted?.isMet || ofLand.untilAge === false) return undefined;
  const standing = ruralRuleOf(answers, ofLand);
  // Who has worked in the town as well may have gone back to the land.
  const isSooner = ofLand.worked && (!soonest || ruralAgeOn(answers) < soonest.day);
  return standing || isSooner ? { isOwn: standing === 'own' } : undefined;
}

/** Whether a day would come sooner with those months topped up to 20 %. */
function isSoonerIfTopped(answers: RetirementAnswers, claimed: Claims, { dated }: Outlook) {
  if (!answers.reducedPlanMonths || answers.reducedPlanMonths === 'unknown') return false;
  const [topped] = outlookOf({ ...answers, reducedPlanMonths: 0 }, claimed).dated;
  return topped !== undefined && (!dated[0] || topped.day < dated[0].day);
}

export function caseOf(told: Told, answers: RetirementAnswers): Case {
  const claimed = claimedFrom(told);
  const outlook = outlookOf(answers, claimed);
  const known = {
    outlook,
    answers,
    claimed,
    counted: countedOf(claimed, answers, outlook),
    isSoonerIfTopped: isSoonerIfTopped(answers, claimed, outlook),
  };
  return { ...known, rural: ruralOf(known) };
}
