import { flat } from '#words/flat.ts';
import type { KindFound } from '#words/letter/kind-of.ts';
import type { FoundKind } from '#words/letter/kinds.ts';
import type { DateMeaning, LetterDate, LetterRead } from '../letter-read.ts';
import { passageOf } from '../same-length.ts';
import { dateTokens } from './date-tokens.ts';
import { hourAfter } from './meanings.ts';

/** Papers that still wait for an answer; in others, a term for one is over. */
const waiting: readonly FoundKind[] = ['requirement', 'summons', 'defence'];
/** Papers about something that was asked for after the benefit. */
const later: readonly FoundKind[] = ['extended', 'notExtended', 'reviewRefused', 'board'];

const isOver = ({ kinds, isSure }: KindFound): boolean =>
  isSure && !kinds.some((kind) => waiting.includes(kind));

const ofBenefit: readonly DateMeaning[] = ['granted', 'dip', 'dcb', 'firstPayment'];

const isNo = ({ kinds, isSure }: KindFound): boolean =>
  isSure && kinds.every((kind) => kind === 'denial' || kind === 'archived');

/** Whether a request is for the benefit; undefined where two readings of the letter part. */
function isFirstRequest({ kinds }: KindFound): boolean | undefined {
  const isLater = kinds.map((kind) => later.includes(kind));
  if (!isLater.includes(true)) return true;
  return isLater.includes(false) ? undefined : false;
}

/** What a day means in a letter of this kind: what a refusal tells of a term or an exam is past. */
function asOfKind(what: DateMeaning, found: KindFound, isAsked: boolean): DateMeaning | undefined {
  if (isOver(found) && !isAsked) {
    if (what === 'dueBy' || what === 'defenceBy') return 'wasDue';
    if (what === 'appointment') return 'examined';
  }
  // A no grants nothing: such days are of a benefit that was.
  if (isNo(found) && ofBenefit.includes(what)) return undefined;
  // The no beside a yes is of the same day.
  if (what === 'granted' && found.isSure && found.kinds.includes('denial')) return 'decided';
  if (what !== 'der' || isFirstRequest(found)) return what;
  return isFirstRequest(found) === false ? 'requested' : undefined;
}

/** The day and the hour at which a machine printed it. */
const printed = /\b(?:terminal|autoatendimento|extrato|impresso|atualizado|consulta|ag \d+)\b/;

/** A call that has one day with an hour, and no other visit: that is the visit, whatever its label lost. */
function visitsIn(
  shown: string,
  dates: readonly LetterDate[],
  unread: LetterRead['unread'],
): { of: LetterRead['unread'][number]; date: LetterDate }[] {
  if (dates.some(({ what }) => what === 'appointment')) return [];
  const found = unread.flatMap((of) => {
    const [token] = of.why === 'unlabelled' ? dateTokens(flat(of.text)) : [];
    const { until } = of.place;
    const hour = hourAfter(flat(shown.slice(until, until + 40)));
    const before = flat(shown.slice(Math.max(0, of.place.from - 60), of.place.from));
    return token && 'day' in token && hour && !printed.test(before)
      ? [{ of, date: { what: 'appointment' as const, day: token.day, place: of.place, hour } }]
      : [];
  });
  return found.length === 1 ? found : [];
}

type Timed = Pick<LetterRead, 'dates' | 'terms' | 'unread'>;

/**
 * The days and terms of a letter as its kind lets them mean; a paper of somebody else has its own.
 * @param shown the masked text
 * @param isAsked a board wants something first, as an exam that is still to come
 */
export function ofKind(shown: string, timed: Timed, found: KindFound, isAsked: boolean): Timed {
  if (found.isSure && found.kinds.includes('foreign')) return timed;
  const dates: LetterDate[] = [];
  const unread = timed.unread.map((one) =>
    one.what && one.what !== 'rmi' ? { ...one, what: asOfKind(one.what, found, isAsked) } : one,
  );
  for (const date of timed.dates) {
    const own = asOfKind(date.what, found, isAsked);
    if (own) dates.push({ ...date, what: own });
    else unread.push({ ...passageOf(shown, date.place), why: 'unlabelled' });
  }
  const visits =
    found.isSure && found.kinds.includes('summons') ? visitsIn(shown, dates, unread) : [];
  dates.push(...visits.map(({ date }) => date));
  // A board may send the appeal of the INSS on, to be answered.
  const isOpen = !isOver(found) || found.kinds[0] === 'board';
  // What stopped is asked for in a term of its own.
  const terms = timed.terms.filter(
    ({ of, start }) => isOpen || /appeal|extension/.test(of) || start?.of === 'stop',
  );
  return {
    dates,
    terms,
    unread: unread.filter((one) => !visits.some(({ of }) => of === one)),
  };
}
