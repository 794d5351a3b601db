import labels from '#labels/carta.json' with { type: 'json' };
import { addDays, type IsoDate } from '#law/date.ts';
import type { DateMeaning, LetterRead, LetterTerm } from '#letters/letter-read.ts';
import { proceduralTerm } from '#rules/deadlines/term.ts';
import { shortDate, weekdayAndDate } from '#words/dates.ts';
import { dayOf } from './letter-facts.ts';
import { say } from './say.ts';
import { lastAhead, startDayOf } from './terms.ts';
import { isContested } from './told-instead.ts';
import { otherTermInWords, visitsAhead } from './undated-words.ts';
import { dateWords, dayWithNear } from './words.ts';

/** Days that hold whatever the paper is. */
const setDays: readonly DateMeaning[] = ['dcb', 'dueBy', 'defenceBy', 'appealBy', 'extendBy'];

/** Of money to come, or of what is to be paid in parts: no day to keep. */
const ofMoney = /(?:cr[ée]dito|parcelas?|1[ªa]|dispon[íi]vel|pagamento)[^.;\n]{0,40}$/i;

/** Days ahead of which it is not known what they are. */
const daysBeside = ({ dates, unread, masked }: LetterRead, today: IsoDate): IsoDate[] =>
  [
    ...dates.filter(({ what }) => what === 'period').map(({ day }) => day),
    ...unread
      .filter(
        ({ why, place }) =>
          why === 'unlabelled' &&
          !ofMoney.test(masked.slice(Math.max(0, place.from - 60), place.from)),
      )
      .map(({ text }) => text.trim().split('/').reverse().join('-') as IsoDate),
  ].filter((day) => /^\d{4}-\d\d-\d\d$/.test(day) && day >= today);

const actOf: Readonly<Record<LetterTerm['of'], string>> = labels.acts;

/** Days on which the term of another's paper may begin. */
const begins: readonly DateMeaning[] = ['published', 'known', 'issued'];
/** An older day is that of something else. */
const mostDays = 1_900;

/** From when another's term runs: the earliest such day by which it is not over, or the last of them. */
function ofOthers(read: LetterRead, { days, isWorking }: LetterTerm, today: IsoDate): string {
  const from = begins
    .flatMap((what) => dayOf(read, what) ?? [])
    .filter((day) => day <= today && addDays(day, mostDays) >= today)
    .sort();
  const terms = from.map((day) => proceduralTerm(day, days));
  const left = terms.find(({ safeDay }) => today <= safeDay);
  if (left)
    return say('decides', 'do-dia-impresso', {
      desde: shortDate(left.from),
      dia: weekdayAndDate(left.safeDay),
    });
  const over = isWorking ? undefined : terms.at(-1);
  if (!over) return say('decides', 'da-data-do-papel');
  const figures = { desde: shortDate(over.from), dia: weekdayAndDate(over.legalLimit) };
  return say(
    'decides',
    over.legalLimit < today ? 'do-dia-impresso-passou' : 'do-dia-impresso-hoje',
    figures,
  );
}

/** What a term is for, and from when it runs: its safe end where the paper has that day. */
function termInWords(read: LetterRead, term: LetterTerm, today: IsoDate): string {
  const { signs } = read;
  const act = `${actOf[term.of]}: ${term.days} dias${term.isWorking ? ' úteis' : ''}.`;
  if (term.start) return `${act} ${otherTermInWords(read, term, startDayOf(read, term), today)}`;
  if (signs.alarm === 'callBack') return `${act} Pode contar de quando chegou: não espere.`;
  if (signs.alarm) return `${act} ${ofOthers(read, term, today)}`;
  const known = dayOf(read, 'known') ?? dayOf(read, 'toldKnown');
  // Nobody knew before its own day.
  const from = known ?? dayOf(read, 'decided') ?? dayOf(read, 'issued');
  const last = lastAhead(from, term.days, today);
  if (from && last) {
    const figures = { desde: shortDate(from), dia: weekdayAndDate(last) };
    return `${act} ${say('decides', known ? 'do-dia-impresso' : 'do-dia-da-carta', figures)}`;
  }
  return `${act} Conte ${signs.isFromDecision && term.of === 'appeal' ? 'do dia da decisão' : 'de quando soube dela'}.`;
}

/** A term that ended not long ago may still be kept. */
const stillOpen = 120;
const ends: readonly DateMeaning[] = ['dueBy', 'defenceBy', 'appealBy'];

function pastIn({ dates, signs }: LetterRead, today: IsoDate): string[] {
  const past = dates.filter(
    ({ what, day }) => ends.includes(what) && day < today && addDays(day, stillOpen) >= today,
  );
  return signs.alarm
    ? []
    : past.map(({ day }) => say('decides', 'ultimo-dia-passou', { dia: weekdayAndDate(day) }));
}

/** Days still ahead, and terms; none of what is told of others, or may be a fraud's, which sets days to hurry. */
export function setBy(read: LetterRead, today: IsoDate) {
  const { dates, terms, kinds, signs } = read;
  const { alarm } = signs;
  // Of an agenda all is told with what it is, and nobody has to go.
  if (
    alarm === 'scam' ||
    alarm === 'story' ||
    alarm === 'loanOffer' ||
    alarm === 'buyer' ||
    // It tells of what was paid, and until when the bank keeps it.
    alarm === 'payslip' ||
    (!alarm && (kinds[0] === 'foreign' || signs.notice === 'agenda'))
  )
    return { days: [], visits: [], terms: [] };
  // In a court's paper the end of a benefit is what is offered, and no day to answer by.
  const isCourt = alarm === 'court' || alarm === 'courtEnd';
  const isSet = (what: DateMeaning) =>
    (setDays.includes(what) && !(isCourt && what === 'dcb')) || what === 'payBy';
  const set = dates.filter(({ what, day }) => isSet(what) && day >= today);
  const visits = visitsAhead(read, today);
  // Whose a court's terms are is told with what it says; who made no loan has no term to say so.
  const isOfLoan = alarm === 'loanAsked' || alarm === 'loan' || alarm === 'loanOff';
  // An association sets no term for who never joined, unless it answers what the INSS asked it.
  const isOwnFee = alarm === 'fee' && !isContested(read.text);
  const told =
    isCourt || isOfLoan || isOwnFee ? [] : terms.map((term) => termInWords(read, term, today));
  // Of another's paper the days that are not understood may come first.
  const isPart = alarm || set.length + visits.length === 0;
  const days = [
    ...set,
    ...(isPart ? daysBeside(read, today).map((day) => ({ what: undefined, day })) : []),
  ].sort((one, other) => (one.day < other.day ? -1 : 1));
  return {
    days: [
      ...new Set(
        days.map(
          ({ what, day }) =>
            `${(what && dateWords[what]) ?? 'Dia na carta'}: ${dayWithNear(day, today)}`,
        ),
      ),
    ],
    visits,
    terms: [...new Set([...pastIn(read, today), ...told])],
  };
}
