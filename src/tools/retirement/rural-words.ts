import type { RetirementAnswers } from '#rules/retirement/answers.ts';
import { ruralAge, ruralAgeOn, ruralRuleOf } from '#rules/retirement/rural-rule.ts';
import { benefitPath } from '#texts/paths.ts';
import { longDate, shortDate } from '#words/dates.ts';
import type { Answer } from '../result/AnswerCard.tsx';
import { atInss } from '../result/at-inss.ts';
import type { Claims } from './answers-from.ts';
import type { Counted } from './claimed-words.ts';
import type { Outlook } from './outlook.ts';
import { ruleNames } from './rule-names.ts';

const page = benefitPath('aposentadoria-rural');

/** The rule of the land and of fishing, as it stands to the person. */
export interface RuralRule {
  /** By what was told; otherwise only if the person lives off such work. */
  readonly isOwn: boolean;
  /** Asked for where it is the person's own. */
  readonly proofs: string;
}

/** Undefined where it is not the person's, or another rule can be asked for today. */
export function ruralOf(
  { ofLand }: Claims,
  answers: RetirementAnswers,
  { canAsk, dated: [soonest] }: Outlook,
  counted: Counted | undefined,
): RuralRule | undefined {
  if (canAsk || counted?.ask || ofLand.untilAge === false) return undefined;
  const standing = ruralRuleOf(answers, ofLand);
  // Who has worked in the town as well may have gone back to the land.
  const isSooner = ofLand.worked && (!soonest || ruralAgeOn(answers) < soonest.day);
  if (!standing && !isSooner) return undefined;
  return { isOwn: standing === 'own', proofs: counted?.proofs ?? '' };
}

const age = ({ sex }: RetirementAnswers): string => `${ruralAge[sex]} anos`;

const isOfAge = (answers: RetirementAnswers): boolean =>
  ruralAgeOn(answers) <= answers.referenceDate;

/** What stands for the verdict by the rules of the town. Constituição, art. 201, § 7º, II. */
export const ruralHeadline = (answers: RetirementAnswers): string =>
  `A sua regra pode ser a do campo: ${age(answers)} e 180 meses de roça ou pesca, sem precisar pagar.`;

/** What is missing of it, and where the rules of the town lead. */
export function ruralDecides(answers: RetirementAnswers, { dated: [first] }: Outlook): string[] {
  const ofAge = isOfAge(answers)
    ? 'Você já tem a idade. Falta provar os 180 meses.'
    : `A idade chega em ${longDate(ruralAgeOn(answers))}.`;
  const without =
    first && `Sem a roça: ${ruleNames[first.rule.id].toLowerCase()}, ${shortDate(first.day)}.`;
  return [ofAge, ...(without ? [without] : [])];
}

/** Lei 8.213/1991, art. 48, § 2º. */
export const ruralReason = (answers: RetirementAnswers): string =>
  `Os 180 meses podem ter intervalos. O trabalho deve chegar até perto do pedido, ou dos ${age(answers)}.`;

/** For who may live off such work today. */
export const ifOfTheLand = (answers: RetirementAnswers): string =>
  `**Vive da roça ou da pesca?** A regra pode ser [a do campo](${page}): ${age(answers)} e 180 meses disso, sem pagar.`;

/** To ask for it, to prove it, and that it needs no contribution. */
export const ownSteps = (
  { proofs }: RuralRule,
  answers: RetirementAnswers,
  instead: string | undefined,
): Answer['steps'] => [
  isOfAge(answers)
    ? `**Compare logo e peça** a [aposentadoria rural](${page}), ${atInss}: em regra, paga-se desde o pedido.`
    : `**Leia o que pede** a [aposentadoria rural](${page}).`,
  proofs,
  instead ?? '**Para esta regra, não precisa pagar.** Paga na cidade? Não pare antes da resposta.',
];
