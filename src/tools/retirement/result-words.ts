import { keysOf } from '#law/keyed.ts';
import { dayNumberOf, fullYears } from '#rules/calendar.ts';
import { legalDaysSince } from '#rules/legal-days.ts';
import type { RetirementAnswers } from '#rules/retirement/answers.ts';
import type { RetirementRule } from '#rules/retirement/result.ts';
import { longDate, shortDate } from '#words/dates.ts';
import { capitalised, counted } from '#words/phrases.ts';
import { lengthInWords, toldLength } from '../questions/lengths.ts';
import { sharesInWords } from './amount-words.ts';
import { type DatedRule, isByDegree, isMetInSome, type Outlook } from './outlook.ts';
import { ruleNames } from './rule-names.ts';

/** "hoje", "20 de agosto de 2027, daqui a 9 meses" */
function dayInWords(day: DatedRule['day'], today: DatedRule['day']): string {
  if (day === today) return 'Hoje, pelo que você informou';
  const wait = lengthInWords(legalDaysSince(today)(dayNumberOf(day)));
  // May break anywhere: with large letters on a phone little fits beside the number.
  return `${longDate(day)}, daqui a ${wait}`.replaceAll('\u00a0', ' ');
}

/** The day of a rule, or since when it has been met where that was before today. */
export function dayOfRule({ rule: { metSince }, day }: DatedRule, today: DatedRule['day']): string {
  if (metSince === undefined || metSince === today) return dayInWords(day, today);
  return `Desde ${longDate(metSince)}, no mais tardar, pelo que você informou`;
}

/** What the totals leave open about the days that have passed. */
export const possiblyInWords = (since: DatedRule['day']): string =>
  `Pode ser que esta regra já se cumpra desde ${longDate(since)}. Depende de em que meses você contribuiu desde 13/11/2019: confira no extrato (CNIS).`;

const degreeNames = { severe: 'grave', moderate: 'moderada', mild: 'leve' } as const;

/** With the degree not known, what each would give; empty where no degree gives a day. */
export function byDegreeInWords({ byDegree }: RetirementRule): string[] {
  if (byDegree === undefined) return [];
  return keysOf(degreeNames).flatMap((degree) => {
    const { verdict, metOn } = byDegree[degree];
    if (verdict === 'met') return `${degreeNames[degree]}, já completo`;
    return metOn ? `${degreeNames[degree]}, em ${shortDate(metOn)}` : [];
  });
}

/** The same in one line; undefined where no degree gives a day. */
export function degreesInWords(rule: RetirementRule): string | undefined {
  const known = byDegreeInWords(rule);
  return known.length === 0 ? undefined : `Pelo tempo informado: ${known.join('; ')}`;
}

/** A rule without a day yet may be reached before the soonest day: that day is no answer. */
const soonerInWords = (rules: Outlook['perhapsSooner']): string =>
  rules.some(isByDegree)
    ? 'Pode haver data mais próxima: depende do grau e do tempo da deficiência.'
    : 'Pode haver data mais próxima: falta conferir uma resposta.';

/** Whether a day to come is the soonest, and nothing that is open may come before it. */
export const hasSoonestDay = (
  { dated: [first], open, perhapsSooner, disabilityFrom, oldAgeRule }: Outlook,
  today: DatedRule['day'],
): boolean =>
  first !== undefined &&
  first.day !== today &&
  perhapsSooner.length === 0 &&
  !(open.some(isMetInSome) || disabilityFrom || oldAgeRule);

/** The answer in one sentence: dates compared, no right judged. */
export function headline(
  { dated, open, perhapsSooner, disabilityFrom, oldAgeRule }: Outlook,
  today: DatedRule['day'],
): string {
  if (open.some(isMetInSome)) return 'O tempo que a lei pede depende do grau da deficiência.';
  if (oldAgeRule) return 'Pode haver uma regra já cumprida: a antiga, por idade.';
  const [first] = dated;
  if (first === undefined)
    return open.length > 0
      ? 'Ainda falta conferir respostas para achar as datas.'
      : 'Pelo que você informou, nenhuma destas regras fecha uma data.';
  const metToday = dated.filter(({ day }) => day === today);
  const met = metToday.filter(({ restsOnFullPlan }) => !restsOnFullPlan);
  if (met.length === 0 && metToday.length > 0)
    return 'Se nenhum mês foi de MEI, 5% ou 11%, o que você informou já chega ao que uma regra pede.';
  if (met.length === 0 && perhapsSooner.length > 0) return soonerInWords(perhapsSooner);
  if (met.length === 0 && disabilityFrom)
    return 'Pode haver data mais próxima, pela regra da deficiência: falta o INSS calcular.';
  if (met.length === 0)
    return `Pelo que você informou, a data mais próxima é ${longDate(first.day)}.`;
  return met.length === 1
    ? 'O que você informou já chega ao que uma regra pede. Quem confirma é o INSS.'
    : `O que você informou já chega ao que ${met.length}\u00a0regras pedem. Quem confirma é o INSS.`;
}

/** The soonest rule; where several are met, each with what it pays. */
function byRuleInWords({ dated, open }: Outlook, today: DatedRule['day']): string[] {
  const [first, second] = dated;
  if (first === undefined) return [];
  const met = dated.filter(({ day }) => day === today).map(({ rule }) => rule);
  if (second?.day === today)
    return sharesInWords(met.map(({ id, amount }) => ({ name: ruleNames[id], amount })));
  const ofAny = first.rule.id === 'disabilityByAge' && open.some(isByDegree);
  return [`${ruleNames[first.rule.id]}${ofAny ? ', com qualquer grau' : ''}.`];
}

/** "por idade, 20/08/2028, contribuindo até lá" */
export const ruleWithDay = ({ rule, day, needsMonths }: DatedRule): string =>
  `${ruleNames[rule.id].toLowerCase()}, ${shortDate(day)}${needsMonths ? ', contribuindo até lá' : ''}`;

/** What the answer rests on: the degrees side by side and what holds without them, or a rule. */
export function decidesInWords(outlook: Outlook, today: DatedRule['day']): string[] {
  const { dated, open, perhapsSooner, disabilityFrom, oldAgeRule } = outlook;
  const [first] = dated;
  const isToCome = first !== undefined && first.day !== today;
  const byDegree =
    open.find(isMetInSome) ?? (isToCome ? perhapsSooner.find(isByDegree) : undefined);
  if (!byDegree && isToCome && (disabilityFrom || oldAgeRule))
    return [`Sem essa regra: ${ruleWithDay(first)}.`];
  if (!byDegree && isToCome && perhapsSooner.length > 0)
    return [`${ruleNames[first.rule.id]}: ${shortDate(first.day)}`];
  if (!byDegree) return byRuleInWords(outlook, today);
  const without =
    first && `Por outra regra: ${first.day === today ? 'já hoje' : shortDate(first.day)}`;
  return [...byDegreeInWords(byDegree).map(capitalised), ...(without ? [without] : [])];
}

/** What was told, in one line. */
export function toldInOneLine(answers: RetirementAnswers): string {
  const { sex, birthDate, referenceDate, time } = answers;
  const age = counted(fullYears(birthDate, referenceDate), 'ano', 'anos');
  const contributed =
    time === undefined ? 'sem o tempo de contribuição' : `${toldLength(time)} de contribuição`;
  return `Você informou: ${sex === 'woman' ? 'mulher' : 'homem'}, ${age}, ${contributed}.`;
}
