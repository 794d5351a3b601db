import { addDays, type IsoDate, yearOf } from '#law/date.ts';
import { dayOfParts } from '#letters/dates/date-tokens.ts';
import type { DateMeaning, LetterDate, LetterRead, UnreadPassage } from '#letters/letter-read.ts';
import { withoutAccents } from '#words/accents.ts';
import { monthNumber } from '#words/months.ts';

/** Days that are past when they are told. */
const past: readonly (DateMeaning | 'rmi' | undefined)[] = [
  'known',
  'toldKnown',
  'decided',
  'published',
  'issued',
];

const dayAndMonth = /^(\d{1,2})[ºo°]?(?: ?\/ ?(\d{1,2})| (?:de )?([a-z]{3}))/;

/** Longer ago, the day was rather one to come, or another year's. */
const mostDays = 180;

/** "4 de novembro", of the last year in which it was not still to come. */
function lastSuchDay(text: string, today: IsoDate): IsoDate | undefined {
  const [, day = '', number, name = ''] =
    dayAndMonth.exec(withoutAccents(text.trim()).toLowerCase()) ?? [];
  const month = monthNumber(number ?? name) ?? 0;
  return [0, 1]
    .flatMap((ago) => dayOfParts(yearOf(today) - ago, month, day).day ?? [])
    .find((date) => date <= today && addDays(date, mostDays) >= today);
}

function completed({ why, what, text, place }: UnreadPassage, today: IsoDate): LetterDate[] {
  if (why !== 'incomplete' || !past.includes(what)) return [];
  const day = lastSuchDay(text, today);
  return day ? [{ what: what as DateMeaning, day, place }] : [];
}

/** A letter as who tells of it means its days: one that is past is of the last year, where none stands there. */
export function withYears(read: LetterRead, today: IsoDate): LetterRead {
  const found = read.unread.map((one) => ({ one, dates: completed(one, today) }));
  return {
    ...read,
    dates: [...read.dates, ...found.flatMap(({ dates }) => dates)],
    unread: found.flatMap(({ one, dates }) => (dates.length > 0 ? [] : [one])),
  };
}
