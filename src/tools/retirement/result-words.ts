import { dayNumberOf } from '#rules/calendar.ts';
import type { RetirementAnswers } from '#rules/retirement/answers.ts';
import { legalDaysSince } from '#rules/retirement/legal-days.ts';
import type { RetirementRule } from '#rules/retirement/result.ts';
import { longDate, shortDate } from '#words/dates.ts';
import { lengthInWords, toldLength } from '../questions/lengths.ts';
import type { DatedRule, Outlook } from './outlook.ts';

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
  return `Desde ${longDate(metSince)}, pelo que você informou`;
}

/** What the totals leave open about the days that have passed. */
export const possiblyInWords = (since: DatedRule['day']): string =>
  `Pode ser que esta regra já se cumpra desde ${longDate(since)}. Depende de em que meses você contribuiu desde 13/11/2019: confira no extrato (CNIS).`;

const degreeNames = { severe: 'grave', moderate: 'moderada', mild: 'leve' } as const;

/** With the degree not known, what each would give; undefined where no degree gives a day. */
export function degreesInWords({ byDegree }: RetirementRule): string | undefined {
  if (byDegree === undefined) return undefined;
  const degrees = (Object.keys(degreeNames) as (keyof typeof degreeNames)[]).map((degree) => {
    const { verdict, metOn } = byDegree[degree];
    if (verdict === 'met') return `${degreeNames[degree]}, já completo`;
    return metOn ? `${degreeNames[degree]}, em ${longDate(metOn)}` : undefined;
  });
  const known = degrees.filter((degree) => degree !== undefined);
  return known.length === 0 ? undefined : `Pelo tempo informado: ${known.join('; ')}`;
}

const isMetInSome = ({ byDegree }: RetirementRule): boolean =>
  byDegree !== undefined && Object.values(byDegree).some(({ verdict }) => verdict === 'met');

/** The answer in one sentence; never a promise. */
export function headline({ dated, open }: Outlook, today: DatedRule['day']): string {
  const byDegree = open.find(isMetInSome);
  if (byDegree) return `Pelo grau da deficiência, que o INSS avalia. ${degreesInWords(byDegree)}.`;
  const [first] = dated;
  if (first === undefined)
    return open.length > 0
      ? 'Ainda falta conferir respostas para achar as datas.'
      : 'Pelo que você informou, nenhuma destas regras fecha uma data.';
  const metToday = dated.filter(({ day }) => day === today);
  const met = metToday.filter(({ restsOnFullPlan }) => !restsOnFullPlan);
  if (met.length === 0 && metToday.length > 0)
    return 'Se nenhum mês foi de MEI, 5% ou 11%, já há regra que se cumpre hoje.';
  if (met.length === 0)
    return `Pelo que você informou, a data mais próxima é ${longDate(first.day)}.`;
  return met.length === 1
    ? 'Pelo que você informou, uma regra já se cumpre hoje.'
    : `Pelo que você informou, ${met.length}\u00a0regras já se cumprem hoje.`;
}

/** What was told, in one line. */
export function toldInOneLine(answers: RetirementAnswers): string {
  const { sex, birthDate, referenceDate, time } = answers;
  const age = lengthInWords(legalDaysSince(birthDate)(dayNumberOf(referenceDate)));
  const contributed =
    time === undefined ? 'sem o tempo de contribuição' : `${toldLength(time)} de contribuição`;
  return `Você informou: ${sex === 'woman' ? 'mulher' : 'homem'}, ${age} de idade em ${shortDate(referenceDate)}, ${contributed}.`;
}
