import type { IsoDate } from '#law/date.ts';
import { addMonths } from '#rules/calendar.ts';
import { comparableShare } from '#rules/retirement/amount.ts';
import type { RetirementAnswers } from '#rules/retirement/answers.ts';
import type { RetirementRule } from '#rules/retirement/result.ts';
import { shortDate } from '#words/dates.ts';
import { shareInWords } from './amount-words.ts';
import type { Claims } from './answers-from.ts';
import { claimedDayInWords, claimedRules, since } from './claimed-rules.ts';
import { maySpecialComeFirst, whatOf } from './claimed-words.ts';
import { isOldAgeRule } from './old-age-words.ts';
import { type DatedRule, isByDegree, type Outlook } from './outlook.ts';
import { byDegreeInWords } from './result-words.ts';
import { isOfHealth, ruleNames } from './rule-names.ts';

/** “Por idade”, 20/08/2028 */
export const ruleInShort = (dated: DatedRule, today: IsoDate): string =>
  `“${ruleNames[dated.rule.id]}”, ${claimedDayInWords(dated, today)}`;

/** What it pays on its day; undefined where the fator decides. */
function shareOf({ rule: { amount }, day }: DatedRule, today: IsoDate): number | undefined {
  if (amount.formula === 'wholeSalarioDeBeneficio') return amount.percent;
  if (amount.formula === 'shareOfSalarioDeBeneficio') return amount.percentWhenMet;
  return comparableShare(amount, day > today);
}

/** Nobody waits longer for a better account. */
const longestWait = 10 * 12;

/**
 * The soonest rule, and the next that pays more by an account of its own: where the account is the
 * same, who waits for the one gets as much by the other.
 */
export function soonestAndBetter(
  { dated }: Pick<Outlook, 'dated'>,
  today: IsoDate,
): readonly DatedRule[] {
  const paid = (one: DatedRule) => shareOf(one, today) ?? 0;
  const [first] = dated;
  if (!first) return [];
  const latest = addMonths(first.day, longestWait);
  const [better] = dated
    .filter(({ rule, day }) => rule.amount.formula !== first.rule.amount.formula && day <= latest)
    .filter((one) => paid(one) > paid(first))
    .sort((one, other) =>
      one.day === other.day ? paid(other) - paid(one) : one.day < other.day ? -1 : 1,
    );
  return better ? [first, better] : [first];
}

/** "Pode pagar mais: “Pedágio de 100%”, 15/12/2029, 100% da média." */
export const betterInShort = (better: DatedRule, today: IsoDate): string =>
  `Pode pagar mais: ${ruleInShort(better, today)}, ${shareInWords(better.rule.amount, better.day <= today)}.`;

/** What the claimed time would change, and that it must be proved. */
export function claimedInShort(
  { dated }: Outlook,
  answers: RetirementAnswers,
  claimed: Claims,
): string[] {
  if (!claimed.special && !claimed.rural) return [];
  const told = dated.find(({ rule }) => !isOfHealth(rule.id));
  const [soonest] = claimedRules(claimed, answers);
  const isSooner = soonest && (!told || since(soonest.dated) < since(told));
  const day =
    isSooner &&
    ` (se provado, “${soonest.name}”, ${claimedDayInWords(soonest.dated, answers.referenceDate)})`;
  return [`o tempo ${whatOf(claimed)}${day || ''}`];
}

const withoutDay = (rules: readonly RetirementRule[]): string[] =>
  rules.length > 2
    ? [`${rules.length} regras sem data`]
    : rules.map(({ id }) => `“${ruleNames[id]}”, sem data`);

/** What may change the days, in a few words each; nothing that tells of health. */
export function openInShort(
  { dated, perhapsSooner, information }: Outlook,
  answers: RetirementAnswers,
  claimed: Claims,
  isRural: boolean,
): readonly string[] {
  const others = dated.filter(({ rule }) => !isOfHealth(rule.id));
  return [
    ...(claimed.riskSinceReform || maySpecialComeFirst(claimed, answers, dated[0])
      ? ['a aposentadoria especial']
      : []),
    ...(dated[0]?.restsOnCarencia ? ['a carência'] : []),
    ...(answers.reducedPlanMonths === 'unknown' ? ['os meses de MEI, 5% ou 11%'] : []),
    ...others.flatMap(({ rule }) =>
      rule.possiblySince
        ? [`se “${ruleNames[rule.id]}” já vale desde ${shortDate(rule.possiblySince)}`]
        : [],
    ),
    ...withoutDay(perhapsSooner.filter(({ id }) => !isOfHealth(id))),
    ...(information.some(({ id }) => isOldAgeRule(id)) ? ['a regra antiga por idade'] : []),
    ...(isRural ? ['a regra do campo'] : []),
  ];
}

/** The same of a disability: its soonest rule, what each degree gives, what nobody has counted. */
export function disabilityInShort(
  { dated, open, disabilityFrom }: Outlook,
  today: IsoDate,
  claimed: Claims,
): readonly string[] {
  const soonest = dated.find(({ rule }) => isOfHealth(rule.id));
  const degrees = open.flatMap(byDegreeInWords);
  return [
    ...(soonest ? [ruleInShort(soonest, today)] : []),
    ...(open.some((rule) => isOfHealth(rule.id) && !isByDegree(rule))
      ? ['falta uma resposta']
      : []),
    ...(degrees.length > 0 ? [`por tempo: ${degrees.join('; ')}`] : []),
    ...(disabilityFrom
      ? [`pode vir antes, contando o tempo ${whatOf(claimed) || 'de MEI, 5% ou 11%'}`]
      : []),
  ];
}

/** Beside the answer itself, which tells of the claimed time: the next rule that pays more, and what remains open. */
export function restInShort(
  outlook: Outlook,
  answers: RetirementAnswers,
  claimed: Claims,
  isRural: boolean,
): readonly string[] {
  const today = answers.referenceDate;
  const [, better] = soonestAndBetter(outlook, today);
  const open = [
    ...openInShort(outlook, answers, claimed, isRural),
    ...(outlook.disabilityFrom || outlook.open.some(({ id }) => isOfHealth(id))
      ? ['a conta da deficiência']
      : []),
  ];
  return [
    // What is met today, the answer says with what it pays.
    ...(better && better.day > today ? [betterInShort(better, today)] : []),
    ...(open.length > 0 ? [`Falta conferir: ${open.join('; ')}.`] : []),
  ];
}
