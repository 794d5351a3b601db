import { addDays, type IsoDate } from '#law/date.ts';
import type { DeadlineAnswers } from '#rules/deadlines/answers.ts';
import type { ClockId } from '#rules/deadlines/clocks.ts';
import type { Counted, Running, Waiting } from '#rules/deadlines/deadlines.ts';
import { openFrom } from '#rules/deadlines/term.ts';
import { conditionsOn } from '../sentences/conditions.ts';
import * as groups from './clock-groups.ts';

export interface Known {
  /** The clock of which it speaks. */
  one: Running;
  told: Partial<DeadlineAnswers>;
  /** It is the one that the card tells. */
  isMain?: boolean;
  /** The message is sent for somebody else. */
  isForOther?: boolean;
  /** Years whose days are not certain yet. */
  years?: readonly number[];
}

export type When = (known: Known) => boolean;

type OfClock = (known: Pick<Known, 'one'>) => boolean;

export const { both, either, not } = conditionsOn<Known>();

/** Of these clocks, however they stand. */
export const of =
  (...ids: ClockId[]): OfClock =>
  ({ one }) =>
    ids.includes(one.id);

/** Of any clock, while it stands so. */
export const stands =
  (...situations: Running['situation'][]): OfClock =>
  ({ one }) =>
    situations.includes(one.situation);

const whileIn =
  (...situations: Running['situation'][]) =>
  (...ids: ClockId[]): OfClock =>
  ({ one }) =>
    situations.includes(one.situation) && ids.includes(one.id);

const phases: readonly (readonly Running['situation'][])[] = [
  ['wait', 'future', 'tooEarly', 'ok'],
  ['open', 'undated', 'pastSafeDay', 'mayStillCount'],
  ['past', 'veryOld', 'noTerm'],
];

/** 0: there are days to spare; 1: there are none to lose; 2: the term has passed, or none runs. */
export const phaseOf = ({ situation }: Running): number =>
  phases.findIndex((those) => those.includes(situation));

/** The term has passed, or none runs. */
export const late = whileIn('past', 'veryOld', 'noTerm');
/** A wait that is not over. */
export const waiting = whileIn('wait');
/** A wait that is over. */
export const waited = whileIn('open');

/** Others have this time to answer: what counts is how long they have taken. */
export const isOfOthers = of(...groups.inss, 'boardAnswer');

/** Told first only where the term of the adults has passed, for whom each day counts: it says to act today. */
export const isForToday = of('pensionOfChild', 'prisonOfChild');

/** Done at an office, which is open on working days alone. */
const isAtOffice = of(...groups.registry, 'bpcBiometrics');

/** Its term has passed, and what it asked may still be done: its day is told beside the answer. */
export const isStillOpen = whileIn('past')(...groups.bpcNotices);

/** From today's point of view. */
export const todayOf = (one: Counted | Waiting): IsoDate =>
  addDays('term' in one ? one.term.safeDay : one.opensOn, -one.daysLeft);

/** The day to act on once the safe one is past: today, or when the office opens. */
export const dayToAct = (one: Counted): IsoDate =>
  isAtOffice({ one }) ? openFrom(todayOf(one)) : todayOf(one);

/** Days of a court are never moved on: what is left is another way of counting. */
export const isOfCourt = ({ count }: Running['clock']): boolean =>
  typeof count === 'object' && 'working' in count;
