import type { IsoDate } from '#law/date.ts';
import type { DateMeaning } from '#letters/letter-read.ts';
import type { LetterKind } from '#words/letter/kinds.ts';
import { isBill, isRefusedDefence, refusals } from './effects.ts';
import { type Dated, dayOf, type LetterClock, type LetterFacts } from './letter-facts.ts';

const lastDayOf = (kind: LetterKind): DateMeaning =>
  kind === 'requirement' ? 'dueBy' : kind === 'defence' ? 'defenceBy' : 'appealBy';

/** The last days that the paper prints, the earliest first. */
export function lastDays(kind: LetterKind, { dates }: Dated): IsoDate[] {
  const what = lastDayOf(kind);
  return [...new Set(dates.filter((one) => one.what === what).map(({ day }) => day))].sort();
}

/** A last day that is printed and was not read, as it stands there: no counted day may hide it. */
export const unreadLastDay = (
  kind: LetterKind,
  facts: Dated & Pick<LetterFacts, 'unread'>,
): string | undefined =>
  lastDays(kind, facts).length > 0
    ? undefined
    : facts.unread.find(({ what, why }) => what === lastDayOf(kind) && why !== 'empty')?.text;

/** A day that the letter sets and nobody has to count: of an appeal or a defence, or to be there. */
export function dayToKeep(kind: LetterKind, facts: LetterFacts): IsoDate | undefined {
  if (refusals.includes(kind) || isRefusedDefence(kind, facts)) return dayOf(facts, 'appealBy');
  if (isBill(kind, facts)) return dayOf(facts, 'payBy') ?? dayOf(facts, 'dueBy');
  if (kind === 'defence') return dayOf(facts, 'defenceBy') ?? dayOf(facts, 'dueBy');
  const isOpen =
    facts.signs.isMoved &&
    ![...facts.dates, ...facts.unread].some(({ what }) => what === 'replaced');
  if (kind !== 'summons' || isOpen) return undefined;
  return dayOf(facts, 'appointment') ?? dayOf(facts, 'dueBy') ?? dayOf(facts, 'missed');
}

/** The last day that the letter itself prints. */
export const printedBy = (kind: LetterKind, facts: LetterFacts): IsoDate | undefined =>
  kind === 'requirement' ? dayOf(facts, 'dueBy') : undefined;

/** Days by which something is to be done, also those that another paper of the same paste may have set. */
const toAct: readonly DateMeaning[] = [
  'dueBy',
  'defenceBy',
  'appealBy',
  'extendBy',
  'wasDue',
  'appointment',
];

/** Days ahead by which something is to be done, and of which the answer for this kind says nothing; the earliest first. */
export function daysLeftOut(
  kind: LetterKind,
  facts: LetterFacts,
  clock: LetterClock | undefined,
  today: IsoDate,
): IsoDate[] {
  const told = [
    clock?.told.printedLimit,
    clock?.told.benefitEnd,
    dayToKeep(kind, facts),
    kind === 'summons' ? dayOf(facts, 'dueBy') : undefined,
    ...lastDays(kind, facts),
    ...facts.dates.filter(({ what }) => what === 'dcb').map(({ day }) => day),
  ];
  const isVisited = kind === 'summons' || kind === 'requirement';
  const left = facts.dates.filter(
    ({ what, day }) =>
      day >= today &&
      toAct.includes(what) &&
      !told.includes(day) &&
      !(isVisited && what === 'appointment'),
  );
  return [...new Set(left.map(({ day }) => day))].sort();
}
