import type { IsoDate } from '#law/date.ts';
import type { Counted } from '#rules/deadlines/deadlines.ts';
import type { CountedDay } from '#rules/deadlines/term.ts';
import { longDate, shortDate, weekday } from '#words/dates.ts';
import { counted, given, joined } from '#words/phrases.ts';
import { dayToAct, todayOf } from './when.ts';

const inDays = (days: number): string => counted(days, 'dia', 'dias');

/** "1 dia", "27 dias (3 semanas e 6 dias)"; from two months on without weeks */
export function daysInWords(days: number): string {
  const weeks = Math.floor(days / 7);
  const rest = days % 7;
  const inWeeks = [counted(weeks, 'semana', 'semanas'), ...(rest > 0 ? [inDays(rest)] : [])];
  return weeks < 1 || days > 60 ? inDays(days) : `${inDays(days)} (${joined(inWeeks)})`;
}

/** "segunda-feira, 30/11/2026" */
export const shortWeekday = (day: IsoDate): string => `${weekday(day)}, ${shortDate(day)}`;

/** "hoje", "na segunda-feira, 30/11/2026" */
export function whenToAct(one: Counted, inWords: (day: IsoDate) => string): string {
  const day = dayToAct(one);
  return day === todayOf(one) ? 'hoje' : `na ${inWords(day)}`;
}

/** Why a day is no day to leave things for; empty on ordinary days. */
const dayNotes = ({ nationalHoliday, goodFriday, optionalDay }: CountedDay): string[] =>
  given(
    nationalHoliday && `feriado nacional (${nationalHoliday.name})`,
    goodFriday && 'Sexta-feira Santa',
    optionalDay && `ponto facultativo (${optionalDay.name})`,
  );

/** The days of the count that are not ordinary, in words. */
export const remarkableDays = (days: readonly CountedDay[]): string[] =>
  days
    .map((day) => ({ day, notes: dayNotes(day) }))
    .filter(({ notes }) => notes.length > 0)
    .map(({ day, notes }) => `${longDate(day.date)}: ${notes.join(', ')}`);
