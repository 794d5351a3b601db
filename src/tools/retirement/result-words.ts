import { dayNumberOf } from '#rules/calendar.ts';
import type { RetirementAnswers } from '#rules/retirement/answers.ts';
import { legalDaysSince } from '#rules/retirement/legal-days.ts';
import { longDate, shortDate } from '#words/dates.ts';
import { lengthInWords, toldLength } from '../questions/lengths.ts';
import type { DatedRule, Outlook } from './outlook.ts';

/** "hoje", "20 de agosto de 2027, daqui a 9 meses" */
export function dayInWords(day: DatedRule['day'], today: DatedRule['day']): string {
  if (day === today) return 'Hoje, pelo que você informou';
  const wait = lengthInWords(legalDaysSince(today)(dayNumberOf(day)));
  // May break anywhere: with large letters on a phone little fits beside the number.
  return `${longDate(day)}, daqui a ${wait}`.replaceAll('\u00a0', ' ');
}

/** The answer in one sentence; never a promise. */
export function headline({ dated, open }: Outlook, today: DatedRule['day']): string {
  const [first] = dated;
  if (first === undefined)
    return open.length > 0
      ? 'Ainda falta conferir respostas para achar as datas.'
      : 'Pelo que você informou, nenhuma destas regras fecha uma data.';
  const met = dated.filter(({ day }) => day === today);
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
