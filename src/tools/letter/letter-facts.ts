import { addDays, type IsoDate } from '#law/date.ts';
import type { DateMeaning, LetterRead } from '#letters/letter-read.ts';
import type { LetterKind } from '#words/letter/kinds.ts';
import type { Told } from '../deadlines/questions.ts';

/** What stands in a letter and bears on a clock. */
export type LetterFacts = Pick<LetterRead, 'dates' | 'terms' | 'species' | 'signs' | 'unread'>;

export type Dated = Pick<LetterFacts, 'dates'>;

export type Termed = Pick<LetterFacts, 'terms'>;

export type Signed = Pick<LetterFacts, 'signs'>;

/** A clock that a letter starts: as the deadlines' tool is told, and what its count rests on. */
export interface LetterClock {
  readonly told: Told;
  /**
   * `printed`: the letter prints its last day. `ciencia`: it says on which day the person was told. `decided`: counted from the day of the decision, the
   * earliest on which it can have been known. `known`: from the day that the person told. `end`: from the
   * last day of the benefit.
   */
  readonly rests: 'printed' | 'ciencia' | 'decided' | 'known' | 'end';
}

/** The day with this meaning; none where the letter has two of them. */
export function dayOf({ dates }: Dated, what: DateMeaning): IsoDate | undefined {
  const days = new Set(dates.filter((one) => one.what === what).map(({ day }) => day));
  return days.size === 1 ? [...days][0] : undefined;
}

/** The last day of a benefit; one that was prolonged has the later of those it had. */
export function endOf(kind: LetterKind, facts: LetterFacts): IsoDate | undefined {
  if (kind !== 'extended') return dayOf(facts, 'dcb');
  const ends = facts.dates.filter(({ what }) => what === 'dcb').map(({ day }) => day);
  return ends.sort().at(-1);
}

export const isBpc = ({ species }: LetterFacts): boolean | undefined =>
  species?.benefit ? species.benefit === 'bpc-loas' : undefined;

export const daysOfYear = 365;

/** Whether it has days, and all of them are more than a year old. */
export const isLongPast = ({ dates }: Dated, today: IsoDate): boolean =>
  dates.length > 0 && dates.every(({ day }) => addDays(day, daysOfYear) < today);
