import type { IsoDate } from '#law/date.ts';
import type { Happening } from './answers.ts';
import { rankOf } from './life/kinds.ts';
import { isAfterBenefit, isCompulsory, isCurrent, isOfWork } from './terms.ts';

export interface AmongOthers {
  readonly happening: Happening;
  /** Place in which it was told, from 0. */
  readonly place: number;
  /** Its term may be relied on: nothing that may have taken its place came after it. */
  readonly isSure: boolean;
  /** Other work or a benefit came after it, which may end what unemployment adds. */
  readonly isFollowed: boolean;
}

type Placed = Pick<AmongOthers, 'happening' | 'place'> & { readonly month: string };

const isWork = ({ happening: { event } }: Placed): boolean =>
  isOfWork(event) && !isAfterBenefit(event);

/** Work, a benefit, and each of the other events by itself. */
const classOf = ({ happening }: Placed): string =>
  isAfterBenefit(happening.event)
    ? 'benefit'
    : isOfWork(happening.event)
      ? 'work'
      : happening.event;

/** The latest first; of one month, what still lasts, and work before who pays without it. */
const latestFirst = (one: Placed, other: Placed): number =>
  other.month.localeCompare(one.month) ||
  Number(isCurrent(other.happening.event)) - Number(isCurrent(one.happening.event)) ||
  rankOf(one.happening.kind) - rankOf(other.happening.kind);

/** A term that may be shorter than that of the other, by the kind of contribution alone. */
const mayBeShorter = ({ happening: { kind } }: Placed, { happening: other }: Placed): boolean => {
  if (kind === 'facultativo') return !isOfWork(other.event) || other.kind !== 'facultativo';
  return kind === 'special' && isOfWork(other.event) && other.kind !== 'special';
};

/** Whether it may end what unemployment after the other adds; who pays without work has none. */
const mayEnd = (one: Placed, other: Placed): boolean =>
  isAfterBenefit(one.happening.event)
    ? one.month >= other.month
    : isWork(one) && isCompulsory(one.happening.kind) && one.month > other.month;

/**
 * Which of several terms are sure. A benefit does not take from what the work before it left, nor do
 * prison, isolation or service. A later contribution of another kind may: whether who turns facultativo keeps the
 * longer term of the work before is not sure (IN PRES/INSS 128/2022, art. 184, § 7º), nor whether
 * who goes to the fields does. Of work that follows work of its own kind the older simply ends first.
 */
export function amongOthers(happenings: readonly Happening[], today: IsoDate): AmongOthers[] {
  const placed = happenings.map((happening, place) => {
    const since = isCurrent(happening.event) ? today : happening.month;
    return { happening, place, month: (since ?? '').slice(0, 7) };
  });
  const inOrder = [...placed].sort(latestFirst);
  const mayTakePlace = (later: Placed, one: Placed): boolean =>
    (classOf(later) === classOf(one) || (isWork(later) && later.month > one.month)) &&
    mayBeShorter(later, one);
  return placed.map((one) => ({
    happening: one.happening,
    place: one.place,
    isSure: !inOrder.slice(0, inOrder.indexOf(one)).some((later) => mayTakePlace(later, one)),
    isFollowed: placed.some((other) => other !== one && mayEnd(other, one)),
  }));
}
