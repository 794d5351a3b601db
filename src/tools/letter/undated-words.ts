import type { IsoDate } from '#law/date.ts';
import type { LetterRead } from '#letters/letter-read.ts';
import { proceduralTerm } from '#rules/deadlines/term.ts';
import { weekdayAndDate } from '#words/dates.ts';
import type { LetterKind } from '#words/letter/kinds.ts';
import { joined } from '#words/phrases.ts';
import {
  cienciaOf,
  dayOf,
  daysFor,
  dayToKeep,
  isBill,
  isBpc,
  lastDays,
  ownDays,
  termsToAnswer,
  unreadLastDay,
} from './told-by-letter.ts';
import { callOf, withinKind } from './within-kind.ts';
import {
  appealDayWords,
  billDayWords,
  boardVerdicts,
  callBy,
  callDayWords,
  dayMissing,
  daysFromKnowing,
  daysGiven,
  decisionMissing,
  defenceWords,
  lastDaysWords,
  lastDayUnread,
  ownDaysWords,
  registryTerms,
  twoDays,
  twoTerms,
  twoVisits,
  undatedVerdict,
  visitWords,
} from './words.ts';

/** How a day that the letter sets is told. */
function dayWords(kind: LetterKind, read: LetterRead) {
  if (isBill(kind, read)) return billDayWords;
  if (kind === 'defence') return defenceWords;
  if (kind !== 'summons') return appealDayWords;
  return dayOf(read, 'appointment') ? visitWords : callDayWords;
}

/** A day to be there, with its hour where the paper has one. */
function visitInWords({ dates }: LetterRead, day: IsoDate): string {
  const hour = dates.find((one) => one.day === day && one.hour)?.hour;
  return hour ? `${weekdayAndDate(day)}, às ${hour}` : weekdayAndDate(day);
}

/** Days to be there that are ahead, in words. */
export const visitsAhead = (read: LetterRead, today: IsoDate): string[] => [
  ...new Set(
    read.dates
      .filter(({ what, day }) => what === 'appointment' && day >= today)
      .map(({ day }) => visitInWords(read, day)),
  ),
];

/** The days of a call, from when the paper says that it came. */
function callDaysInWords(days: number, read: LetterRead, today: IsoDate): string {
  const from = cienciaOf('summons', read);
  const last = from && proceduralTerm(from, days).safeDay;
  return last && today <= last ? callBy(days, weekdayAndDate(last)) : daysGiven(days);
}

/** What is left to say of a call that sets no day, or more than one. */
function callInWords(read: LetterRead, today: IsoDate): string | undefined {
  const visits = read.signs.isMoved ? [] : visitsAhead(read, today);
  if (visits.length > 1) return twoVisits(joined(visits));
  const days = termsToAnswer(read);
  if (days.length > 1) return twoTerms(joined(days.map((count) => `${count} dias`)));
  if (days[0]) return callDaysInWords(days[0], read, today);
  return callOf('summons', read) === 'registry' && isBpc(read) ? registryTerms : undefined;
}

/** The day that the letter sets, which nobody has to count. */
function daySetInWords(kind: LetterKind, read: LetterRead, today: IsoDate): string | undefined {
  const day = dayToKeep(kind, read);
  const before = kind === 'summons' ? dayOf(read, 'dueBy') : undefined;
  if (day && before && today <= before && before < day)
    return twoDays(weekdayAndDate(before), weekdayAndDate(day));
  return day && dayWords(kind, read)[day < today ? 'past' : 'ahead'](visitInWords(read, day));
}

/** A term in days of the letter's own, from the day on which it was known. */
function ownDaysInWords(
  kind: LetterKind,
  read: LetterRead,
  today: IsoDate,
  known: IsoDate | undefined,
): string | undefined {
  const days = ownDays(kind, read);
  if (!days) return undefined;
  const from = known ?? cienciaOf(kind, read);
  if (!from) return daysFromKnowing(days);
  const { safeDay, legalLimit } = proceduralTerm(from, days);
  return today <= safeDay
    ? ownDaysWords.ahead(days, weekdayAndDate(safeDay))
    : ownDaysWords.late(days, weekdayAndDate(legalLimit));
}

/** The day that the letter sets, or what stands for a day that nobody counts. */
export function undatedWords(
  kind: LetterKind,
  read: LetterRead,
  today: IsoDate,
  known: IsoDate | undefined,
): string {
  const unread = unreadLastDay(kind, read);
  if (unread) return lastDayUnread(unread);
  const printed = lastDays(kind, read);
  if (printed.length > 1) return lastDaysWords(joined(printed.map(weekdayAndDate)));
  const set = daySetInWords(kind, read, today);
  if (set) return set;
  const own = ownDaysInWords(kind, read, today, known);
  if (own) return own;
  const toDefend = daysFor(read, 'defence') ?? daysFor(read, 'appeal');
  if (kind === 'defence' && !isBill(kind, read) && toDefend) return daysFromKnowing(toDefend);
  const within = withinKind(kind, read);
  if (within) return within.undated(read, today);
  const called = kind === 'summons' && callInWords(read, today);
  if (called) return called;
  if (kind === 'board' && read.signs.board) return boardVerdicts[read.signs.board];
  if (kind === 'denial' && read.signs.isFromDecision) return decisionMissing;
  return undatedVerdict[kind] ?? dayMissing;
}
