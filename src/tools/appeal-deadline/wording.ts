import type { AppealResult } from '#rules/appeal-deadline/appeal.ts';
import type { AppealDeadline, CountedDay } from '#rules/appeal-deadline/deadline.ts';
import { longDate, shortDate, weekday, weekdayAndDate } from '#words/dates.ts';
import { counted, joined } from '#words/phrases.ts';

const inDays = (days: number): string => counted(days, 'dia', 'dias');

/** "1 dia", "27 dias (3 semanas e 6 dias)" */
export function daysInWords(days: number): string {
  const weeks = Math.floor(days / 7);
  const rest = days % 7;
  const inWeeks = [counted(weeks, 'semana', 'semanas'), ...(rest > 0 ? [inDays(rest)] : [])];
  return weeks < 1 ? inDays(days) : `${inDays(days)} (${joined(inWeeks)})`;
}

/** How many days are left, from today's point of view. */
export function timeLeft(result: Extract<AppealResult, { daysLeft: number }>): string {
  if (result.daysLeft === 0) return 'É hoje.';
  if (result.daysLeft === 1) return 'Falta 1 dia: é amanhã.';
  return `Faltam ${daysInWords(result.daysLeft)}.`;
}

/** The answer in one sentence, while an appeal may still be in time. */
export function whatToDo({
  situation,
  deadline,
}: Extract<AppealResult, { daysLeft: number }>): string {
  if (situation === 'ok') return `Faça até ${weekdayAndDate(deadline.safeDay)}.`;
  if (situation === 'pastSafeDay') return 'Recorra hoje. O dia seguro já passou.';
  return `Recorra hoje. O prazo terminou em dia sem expediente e pode ter passado para ${weekdayAndDate(deadline.limitIfClosedDaysMoveIt)}.`;
}

/** The line to keep or to send to oneself. */
export const lineToCopy = ({ safeDay, legalLimit }: AppealDeadline): string =>
  `Recurso ao INSS: fazer até ${weekday(safeDay)}, ${shortDate(safeDay)}. ` +
  `Limite pela contagem da lei: ${shortDate(legalLimit)}. Fazer no Meu INSS ou pelo 135.`;

/** Why a day is no day to leave the appeal for; empty on ordinary days. */
function dayNotes({ nationalHoliday, goodFriday, optionalDay }: CountedDay): string[] {
  return [
    nationalHoliday && `feriado nacional (${nationalHoliday.name})`,
    goodFriday && 'Sexta-feira Santa',
    optionalDay && `ponto facultativo (${optionalDay.name})`,
  ].filter((note): note is string => typeof note === 'string');
}

/** The days of the count that are not ordinary, in words. */
export const remarkableDays = (days: readonly CountedDay[]): string[] =>
  days
    .map((day) => ({ day, notes: dayNotes(day) }))
    .filter(({ notes }) => notes.length > 0)
    .map(({ day, notes }) => `${longDate(day.date)}: ${notes.join(', ')}`);
