import type { IsoDate } from '#law/date.ts';
import type { DateMeaning, LetterRead } from '#letters/letter-read.ts';
import { proceduralTerm } from '#rules/deadlines/term.ts';
import { shortDate, weekdayAndDate } from '#words/dates.ts';
import { say } from './say.ts';
import { dayOf } from './told-by-letter.ts';
import { visitsAhead } from './undated-words.ts';

/** Days that hold whatever the paper is. */
const setDays: readonly DateMeaning[] = ['dcb', 'dueBy', 'defenceBy', 'appealBy', 'extendBy'];

/** Days ahead of which it is not known what they are. */
const daysBeside = ({ dates, unread }: LetterRead, today: IsoDate): IsoDate[] =>
  [
    ...dates.filter(({ what }) => what === 'period').map(({ day }) => day),
    ...unread
      .filter(({ why }) => why === 'unlabelled')
      .map(({ text }) => text.trim().split('/').reverse().join('-') as IsoDate),
  ].filter((day) => /^\d{4}-\d\d-\d\d$/.test(day) && day >= today);

/** Of a term that runs from a printed day, its safe end, counted in days that follow. */
function lastBy(read: LetterRead, today: IsoDate): string | undefined {
  const [days] = read.terms.map((term) => term.days).sort((one, other) => one - other);
  // Of who is not the INSS the day of the paper is the earliest.
  const known = dayOf(read, 'known') ?? (read.signs.alarm && dayOf(read, 'issued'));
  const last = known && days && proceduralTerm(known, days).safeDay;
  return last && today <= last
    ? say('decides', 'do-dia-impresso', { desde: shortDate(known), dia: weekdayAndDate(last) })
    : undefined;
}

/** Days still ahead, and terms; none of what is told of others, or may be a fraud's, which sets days to hurry. */
export function setBy(read: LetterRead, today: IsoDate) {
  const { dates, terms, kinds, signs } = read;
  if (signs.alarm === 'scam' || signs.alarm === 'story' || (!signs.alarm && kinds[0] === 'foreign'))
    return { days: [], bills: [], visits: [], terms: [], last: undefined };
  // In a court's paper the end of a benefit is what is offered, and no day to answer by.
  const isCourt = signs.alarm === 'court' || signs.alarm === 'courtEnd';
  const isSet = (what: DateMeaning) => setDays.includes(what) && !(isCourt && what === 'dcb');
  const set = dates.filter(({ what, day }) => isSet(what) && day >= today);
  const bills = dates.filter(({ what, day }) => what === 'payBy' && day >= today);
  const visits = visitsAhead(read, today);
  // Of another's paper the days that are not understood may come first.
  const last = isCourt ? undefined : lastBy(read, today);
  const isPart = !last && (signs.alarm || set.length + bills.length + visits.length === 0);
  const days = [...set.map(({ day }) => day), ...(isPart ? daysBeside(read, today) : [])];
  return {
    days: [...new Set(days)].sort().map(weekdayAndDate),
    bills: [...new Set(bills.map(({ day }) => day))].sort().map(weekdayAndDate),
    visits,
    // Whose a court's terms are is told with what it says.
    terms: isCourt
      ? []
      : [
          ...new Set(
            terms.map(({ days: count, isWorking }) => `${count} dias${isWorking ? ' úteis' : ''}`),
          ),
        ],
    last,
  };
}
