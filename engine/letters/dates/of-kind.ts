import type { KindFound } from '#words/letter/kind-of.ts';
import type { FoundKind } from '#words/letter/kinds.ts';
import type { DateMeaning, LetterRead } from '../letter-read.ts';

/** Papers that still wait for an answer; in others, a term for one is over. */
const waiting: readonly FoundKind[] = ['requirement', 'summons', 'defence'];
/** Papers about something that was asked for after the benefit. */
const later: readonly FoundKind[] = ['extended', 'notExtended', 'reviewRefused', 'board'];

const isOver = ({ kinds, isSure }: KindFound): boolean =>
  isSure && !kinds.some((kind) => waiting.includes(kind));
const isLater = ({ kinds }: KindFound): boolean => kinds.some((kind) => later.includes(kind));

/** What a day means in a letter of this kind: what a refusal tells of a term or an exam is past. */
function asOfKind(what: DateMeaning, found: KindFound): DateMeaning {
  if (isOver(found) && (what === 'dueBy' || what === 'defenceBy')) return 'wasDue';
  if (isOver(found) && what === 'appointment') return 'examined';
  return what === 'der' && isLater(found) ? 'requested' : what;
}

type Timed = Pick<LetterRead, 'dates' | 'terms' | 'unread'>;

/** The days and terms of a letter as its kind lets them mean; a paper of somebody else has none for us. */
export function ofKind({ dates, terms, unread }: Timed, found: KindFound): Timed {
  if (found.isSure && found.kinds.includes('foreign')) return { dates: [], terms: [], unread: [] };
  return {
    dates: dates.map((date) => ({ ...date, what: asOfKind(date.what, found) })),
    terms: terms.filter(({ of }) => of === 'appeal' || of === 'extension' || !isOver(found)),
    unread: unread.map((one) =>
      one.what && one.what !== 'rmi' ? { ...one, what: asOfKind(one.what, found) } : one,
    ),
  };
}
