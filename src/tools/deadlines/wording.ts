import { addDays, type IsoDate } from '#law/date.ts';
import type { Counted, Running, Waiting } from '#rules/deadlines/deadlines.ts';
import { type CountedDay, openFrom } from '#rules/deadlines/term.ts';
import { longDate, shortDate, weekday, weekdayAndDate } from '#words/dates.ts';
import { capitalised, counted, joined } from '#words/phrases.ts';
import { clockWords, limitName } from './clock-words.ts';
import { isAhead, isCounted, isOpen, isTimeless, isUndated, isWait } from './main-clock.ts';

const inDays = (days: number): string => counted(days, 'dia', 'dias');

/** "1 dia", "27 dias (3 semanas e 6 dias)"; from two months on without weeks */
export function daysInWords(days: number): string {
  const weeks = Math.floor(days / 7);
  const rest = days % 7;
  const inWeeks = [counted(weeks, 'semana', 'semanas'), ...(rest > 0 ? [inDays(rest)] : [])];
  return weeks < 1 || days > 60 ? inDays(days) : `${inDays(days)} (${joined(inWeeks)})`;
}

/** How many days are left, from today's point of view. */
export function timeLeft({ daysLeft }: Pick<Counted, 'daysLeft'>): string {
  if (daysLeft === 0) return 'É hoje.';
  if (daysLeft === 1) return 'Falta 1 dia: é amanhã.';
  if (daysLeft > 730) return `Faltam mais de ${Math.floor(daysLeft / 366)} anos.`;
  return `Faltam ${daysInWords(daysLeft)}.`;
}

const todayOf = ({ term, daysLeft }: Counted): IsoDate => addDays(term.safeDay, -daysLeft);

/** The day to act on once the safe one is past: today, or when the office opens. */
export const dayToAct = (one: Counted): IsoDate =>
  clockWords[one.id].isAtOffice ? openFrom(todayOf(one)) : todayOf(one);

/** "hoje", "na segunda-feira, 30/11/2026" */
export function whenToAct(one: Counted, inWords: (day: IsoDate) => string): string {
  const day = dayToAct(one);
  return day === todayOf(one) ? 'hoje' : `na ${inWords(day)}`;
}

/** Days of a court are never moved on: what is left is another way of counting. */
const isOfCourt = ({ count }: Counted['clock']): boolean =>
  typeof count === 'object' && 'working' in count;

function whyItMayCount({ term, clock }: Counted): string {
  if (term.days === undefined || isOfCourt(clock))
    return 'O prazo pode ter acabado, mas há mais de um modo de contar.';
  return clock.presumedAfter
    ? `O prazo terminou. Se o aviso veio pela internet, pode ainda valer até ${weekdayAndDate(term.latestReading)}.`
    : `O prazo terminou em dia sem expediente e pode ter passado para ${weekdayAndDate(term.latestReading)}.`;
}

/** The answer in one sentence, while it may still be in time. */
export function whatToDo(one: Counted): string {
  const { id, situation, term } = one;
  const { until, today } = clockWords[id];
  if (situation === 'tooEarly')
    return `${until} de ${longDate(term.opensOn ?? term.from)} a ${longDate(term.safeDay)}.`;
  // In a title no line ends with “sexta-”.
  if (situation === 'ok')
    return `${until} até ${weekdayAndDate(term.safeDay).replace('-', '-\u2060')}.`;
  const when = whenToAct(one, weekdayAndDate);
  if (situation === 'pastSafeDay') return `${today} ${when}. O dia seguro já passou.`;
  return `${today} ${when}. ${whyItMayCount(one)}`;
}

/** The answer in one sentence, where there is no limit but a wait. */
export const waitInWords = ({ id, situation, opensOn }: Waiting): string => {
  const { wait } = clockWords[id];
  return situation === 'wait'
    ? `${wait?.when}${wait?.only ?? ''} a partir de ${weekdayAndDate(opensOn)}.`
    : (wait?.open ?? '');
};

/** "segunda-feira, 30/11/2026" */
export const shortWeekday = (day: IsoDate): string => `${weekday(day)}, ${shortDate(day)}`;

const limitOf = ({ term }: Counted): string => shortDate(term.legalLimit);

/** Another clock that runs as well, in a line. */
export function lineOf(one: Running): string {
  const { name, wait, late } = clockWords[one.id];
  if (isWait(one))
    return one.situation === 'wait'
      ? [`${name}: a partir de ${shortDate(one.opensOn)}.`, wait?.beside].filter(Boolean).join(' ')
      : `${name}: ${wait?.over}.`;
  if (isUndated(one)) return `${name}: siga o prazo do aviso.`;
  if (isAhead(one)) return `${name}: o prazo ainda não começou.`;
  if (isTimeless(one) && late.verdict) return late.verdict;
  if (!isCounted(one)) return `${name}: o prazo já passou, pela conta.`;
  switch (one.situation) {
    case 'ok':
      return `${name}: até ${weekday(one.term.safeDay)}, ${shortDate(one.term.safeDay)} (limite: ${limitOf(one)}).`;
    case 'tooEarly':
      return `${name}: de ${shortDate(one.term.opensOn ?? one.term.from)} a ${shortDate(one.term.safeDay)}.`;
    case 'past':
      return `${name}: o prazo terminou em ${limitOf(one)}, pela conta.`;
    default:
      return `${name}: ainda ${whenToAct(one, shortWeekday)}.`;
  }
}

/** The answer where the term has passed and what it asked may still be done: its day is told elsewhere. */
export const stillOpenOf = (one: Running): string | undefined =>
  isCounted(one) && !isOpen(one) ? clockWords[one.id].late.stillOpen : undefined;

/** The line to keep or to send to oneself. */
export function lineToCopy(one: Running): string {
  const { name, verb, channel, late } = clockWords[one.id];
  if (stillOpenOf(one)) return `${lineOf(one)} ${late.reason}`;
  if (!isCounted(one) || one.situation !== 'ok') return lineOf(one);
  return (
    `${name}: ${verb} até ${weekday(one.term.safeDay)}, ${shortDate(one.term.safeDay)}. ` +
    `${capitalised(limitName(one.id))}: ${limitOf(one)}. ${channel}`
  );
}

/** Why a day is no day to leave things for; empty on ordinary days. */
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
