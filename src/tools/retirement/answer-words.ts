import { keysOf } from '#law/keyed.ts';
import { dayNumberOf } from '#rules/calendar.ts';
import { legalDaysSince } from '#rules/legal-days.ts';
import { disabilityTime } from '#rules/retirement/requirements.ts';
import type { RetirementRule } from '#rules/retirement/result.ts';
import { longDate, shortDate } from '#words/dates.ts';
import { capitalised, given } from '#words/phrases.ts';
import { lengthInWords } from '../questions/lengths.ts';
import { sharesInWords } from './amount-words.ts';
import { type DatedRule, isByDegree, isMetInSome, type Outlook } from './outlook.ts';
import { ruleNames } from './rule-names.ts';
import { say } from './say.ts';

/** The day of a rule, or since when it has been met where that was before today. */
export function dayOfRule({ rule: { metSince }, day }: DatedRule, today: DatedRule['day']): string {
  if (metSince !== undefined && metSince !== today)
    return say('account', 'desde', { dia: longDate(metSince) });
  if (day === today) return say('account', 'hoje');
  const espera = lengthInWords(legalDaysSince(today)(dayNumberOf(day)));
  // May break anywhere: with large letters on a phone little fits beside the number.
  return say('account', 'daqui-a', { dia: longDate(day), espera }).replaceAll('\u00a0', ' ');
}

/** With the degree not known, what each would give; empty where no degree gives a day. */
export function byDegreeInWords({ byDegree }: RetirementRule): string[] {
  if (byDegree === undefined) return [];
  return keysOf(disabilityTime).flatMap((degree) => {
    const { verdict, metOn } = byDegree[degree];
    const grau = say('words', degree);
    if (verdict === 'met') return `${grau}, ${say('words', 'ja-completo')}`;
    return metOn ? `${grau}, em ${shortDate(metOn)}` : [];
  });
}

/** The same in one line, or that there is none. */
export function degreesInWords(rule: RetirementRule): string {
  const known = byDegreeInWords(rule);
  return known.length > 0
    ? say('account', 'por-grau', { graus: known.join('; ') })
    : say('account', 'sem-data');
}

/** Whether a day to come is the soonest, and nothing that is open may come before it. */
export const hasSoonestDay = (
  { dated: [first], open, perhapsSooner, disabilityFrom, oldAgeRule }: Outlook,
  today: DatedRule['day'],
): boolean =>
  first !== undefined &&
  first.day !== today &&
  perhapsSooner.length === 0 &&
  !(open.some(isMetInSome) || disabilityFrom || oldAgeRule);

/** The soonest rule; where several are met, each with what it pays. */
function byRuleInWords({ dated, open }: Outlook, today: DatedRule['day']): string[] {
  const [first, second] = dated;
  if (first === undefined) return [];
  const met = dated.filter(({ day }) => day === today).map(({ rule }) => rule);
  if (second?.day === today)
    return sharesInWords(met.map(({ id, amount }) => ({ name: ruleNames[id], amount })));
  const regra = ruleNames[first.rule.id];
  return first.rule.id === 'disabilityByAge' && open.some(isByDegree)
    ? [say('decides', 'com-qualquer-grau', { regra })]
    : [`${regra}.`];
}

/** "por idade, 20/08/2028, contribuindo até lá" */
export const ruleWithDay = ({
  rule,
  day,
  needsMonths,
}: Pick<DatedRule, 'rule' | 'day' | 'needsMonths'>): string =>
  say('words', needsMonths ? 'regra-e-dia-contribuindo' : 'regra-e-dia', {
    regra: ruleNames[rule.id].toLowerCase(),
    dia: shortDate(day),
  });

/** Beside the rule of the land, where those of the town lead. */
export const withoutLand = (dated: DatedRule): string =>
  say('decides', 'sem-a-roca', { 'regra-e-dia': ruleWithDay(dated) });

/** What the answer rests on: the degrees side by side and what holds without them, or a rule. */
export function decidesInWords(outlook: Outlook, today: DatedRule['day']): string[] {
  const { dated, open, perhapsSooner, disabilityFrom, oldAgeRule, surest } = outlook;
  const [first] = dated;
  const isToCome = first !== undefined && first.day !== today;
  const byDegree =
    open.find(isMetInSome) ?? (isToCome ? perhapsSooner.find(isByDegree) : undefined);
  if (byDegree) {
    const without =
      first &&
      say('decides', isToCome ? 'por-outra-regra' : 'por-outra-regra-hoje', {
        dia: shortDate(first.day),
      });
    return [...byDegreeInWords(byDegree).map(capitalised), ...(without ? [without] : [])];
  }
  if (isToCome && (disabilityFrom || oldAgeRule))
    return [say('decides', 'sem-essa-regra', { 'regra-e-dia': ruleWithDay(first) })];
  if (isToCome && perhapsSooner.length > 0)
    return [`${ruleNames[first.rule.id]}: ${shortDate(first.day)}`];
  return given(
    ...byRuleInWords(outlook, today),
    surest &&
      surest.day !== first?.day &&
      say('decides', 'so-os-certos', { 'regra-e-dia': ruleWithDay(surest) }),
  );
}
