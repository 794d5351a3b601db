import type { KindFound } from '#words/letter/kind-of.ts';
import type { FoundKind } from '#words/letter/kinds.ts';
import type { DateMeaning, LetterDate, LetterTerm } from '../letter-read.ts';

/** Papers that still wait for an answer; in others, a term for one is over. */
const waiting: readonly FoundKind[] = ['requirement', 'summons', 'defence'];
/** Papers about something that was asked for after the benefit. */
const later: readonly FoundKind[] = ['extended', 'notExtended', 'reviewRefused', 'board'];

const isOver = ({ kinds, isSure }: KindFound): boolean =>
  isSure && !kinds.some((kind) => waiting.includes(kind));
const isLater = ({ kinds }: KindFound): boolean => kinds.some((kind) => later.includes(kind));

/** What a day means in a letter of this kind: what a refusal tells of a term or an exam is past. */
export function asOfKind(what: DateMeaning, found: KindFound): DateMeaning {
  if (isOver(found) && (what === 'dueBy' || what === 'defenceBy')) return 'wasDue';
  if (isOver(found) && what === 'appointment') return 'examined';
  return what === 'der' && isLater(found) ? 'requested' : what;
}

const isForeign = ({ kinds, isSure }: KindFound): boolean => isSure && kinds.includes('foreign');

/** The days of a letter as its kind lets them mean. */
export const datesOfKind = (dates: readonly LetterDate[], found: KindFound): LetterDate[] =>
  isForeign(found) ? [] : dates.map((date) => ({ ...date, what: asOfKind(date.what, found) }));

/** The terms that are open after a letter of its kind. */
export const termsOfKind = (terms: readonly LetterTerm[], found: KindFound): LetterTerm[] =>
  isForeign(found)
    ? []
    : terms.filter(({ of }) => of === 'appeal' || of === 'extension' || !isOver(found));
