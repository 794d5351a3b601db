import { addDays, type IsoDate, yearOf } from '#law/date.ts';
import { dayOfParts, monthWord, numberInWords } from '#letters/dates/date-tokens.ts';
import { dayInWords } from '#letters/dates/days-in-words.ts';
import { hourAfter } from '#letters/dates/meanings.ts';
import type { DateMeaning, LetterDate, LetterRead, UnreadPassage } from '#letters/letter-read.ts';
import { withoutAccents } from '#words/accents.ts';
import { flat } from '#words/flat.ts';
import { monthNumber } from '#words/months.ts';

/** Days that are past when they are told. */
const past: readonly (DateMeaning | 'rmi' | undefined)[] = [
  'known',
  'toldKnown',
  'decided',
  'published',
  'issued',
];

/** Days that are still to come when they are told. */
const ahead: readonly (DateMeaning | 'rmi' | undefined)[] = ['appointment', 'dueBy'];

const dayAndMonth = new RegExp(
  `^(?:(\\d{1,2})[ºo°]?|([a-z ]+?))(?: ?/ ?(\\d{1,2})|(?: dias?)?(?: do mes)? (?:de )?(${monthWord})\\b)`,
);

/** Longer ago, the day was rather one to come, or another year's. */
const mostDays = 180;

/** "4 de novembro", of the last year in which it was not still to come, or of the first in which it is. */
function nearestSuchDay(text: string, today: IsoDate, isAhead: boolean): IsoDate | undefined {
  const [, digits, words = '', number, name = ''] =
    dayAndMonth.exec(withoutAccents(text.trim()).toLowerCase()) ?? [];
  const day = digits ?? String(numberInWords(words) ?? '');
  const month = monthNumber(number ?? name) ?? 0;
  const [from, until] = isAhead
    ? [today, addDays(today, mostDays)]
    : [addDays(today, -mostDays), today];
  return [0, isAhead ? 1 : -1]
    .flatMap((years) => dayOfParts(yearOf(today) + years, month, day).day ?? [])
    .find((date) => date >= from && date <= until);
}

function completed(
  { why, what, text, place }: UnreadPassage,
  shown: string,
  today: IsoDate,
): LetterDate[] {
  if (why !== 'incomplete' || !(past.includes(what) || ahead.includes(what))) return [];
  const day = dayInWords(text, today) ?? nearestSuchDay(text, today, ahead.includes(what));
  const hour =
    what === 'appointment' && hourAfter(flat(shown.slice(place.until, place.until + 40)));
  return day ? [{ what: what as DateMeaning, day, place, ...(hour && { hour }) }] : [];
}

/** A letter as who tells of it means its days: one that is past is of the last year, where none stands there. */
export function withYears(read: LetterRead, today: IsoDate): LetterRead {
  const found = read.unread.map((one) => ({ one, dates: completed(one, read.masked, today) }));
  return {
    ...read,
    dates: [...read.dates, ...found.flatMap(({ dates }) => dates)],
    unread: found.flatMap(({ one, dates }) => (dates.length > 0 ? [] : [one])),
  };
}
