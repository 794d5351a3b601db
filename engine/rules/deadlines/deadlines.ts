import { addDays, type IsoDate, yearOf } from '#law/date.ts';
import { addYears, daysBetween } from '../calendar.ts';
import type { DeadlineAnswers } from './answers.ts';
import type { Clock, Wait } from './clock.ts';
import { clocksFor, type Started } from './clocks.ts';
import {
  courtTerm,
  printedTerm,
  proceduralTerm,
  type Term,
  termOfRight,
  termOfYears,
  windowBefore,
} from './term.ts';

/**
 * Years after which a term is very old: the arrears of a benefit prescribe in five years
 * (Lei 8.213/1991, art. 103, parágrafo único), so that term is no longer the question to ask.
 */
const veryOldAfterYears = 5;

/** A clock that is not counted: its day has not come, was very long ago, only the notice has it, or no term runs. */
interface Uncounted extends Started {
  readonly situation: 'future' | 'veryOld' | 'undated' | 'noTerm';
}

/**
 * A term as it stands today. `mayStillCount`: past the limit counted here, but not past the latest
 * reading of the law; whoever reads this should act today.
 */
export interface Counted extends Started {
  readonly situation: 'tooEarly' | 'ok' | 'pastSafeDay' | 'mayStillCount' | 'past';
  readonly term: Term;
  /** Days from today to the safe day; 0 is today, negative is past. */
  readonly daysLeft: number;
}

/** Not a limit but a wait: before `opensOn` the INSS refuses the request. */
export interface Waiting extends Started {
  readonly situation: 'wait' | 'open';
  readonly opensOn: IsoDate;
  /** Days from today until then; 0 or less once it has come. */
  readonly daysLeft: number;
}

export type Running = Uncounted | Counted | Waiting;

function termOf({ count, presumedAfter }: Clock, from: IsoDate): Term | undefined {
  if (count === 'undated' || count === 'none') return undefined;
  if (count === 'printed') return printedTerm(from);
  if ('procedural' in count) return proceduralTerm(from, count.procedural, presumedAfter);
  if ('working' in count) return courtTerm(from, count.working);
  if ('right' in count) return termOfRight(from, count.right);
  if ('years' in count) return termOfYears(from, count.years, count.isToAnniversary);
  return 'lastDays' in count ? windowBefore(from, count.lastDays) : undefined;
}

// As text, so that it also holds for 29 February: "2023-02-29" lies between 28 February and 1 March.
const isVeryOld = (day: IsoDate, today: IsoDate): boolean =>
  day < `${yearOf(today) - veryOldAfterYears}${today.slice(4)}`;

export function situationOf(term: Term, today: IsoDate): Counted['situation'] {
  if (today > term.latestReading) return 'past';
  if (today > term.legalLimit) return 'mayStillCount';
  if (today > term.safeDay) return 'pastSafeDay';
  return term.opensOn && today < term.opensOn ? 'tooEarly' : 'ok';
}

/** Only the end of a benefit, a printed limit and what begins after the day told may lie ahead. */
const mayLieAhead = ({ count, beginsLater }: Clock): boolean =>
  beginsLater === true || (typeof count === 'string' ? count === 'printed' : 'lastDays' in count);

function waitingOf(told: Started, { wait, isTerm }: Wait, today: IsoDate): Waiting {
  const through = isTerm ? proceduralTerm(told.from, wait).latestReading : addDays(told.from, wait);
  const opensOn = addDays(through, 1);
  return {
    ...told,
    situation: today < opensOn ? 'wait' : 'open',
    opensOn,
    daysLeft: daysBetween(today, opensOn),
  };
}

function runningOf(told: Started, today: IsoDate): Running {
  const { clock, from } = told;
  const { count } = clock;
  const isWait = typeof count === 'object' && 'wait' in count;
  if (from > today && !mayLieAhead(clock) && !isWait) return { ...told, situation: 'future' };
  if (count === 'none') return { ...told, situation: 'noTerm' };
  const end = typeof count === 'object' && 'years' in count ? addYears(from, count.years) : from;
  if (isVeryOld(end, today)) return { ...told, situation: 'veryOld' };
  if (isWait) return waitingOf(told, count, today);
  const term = termOf(clock, from);
  if (!term) return { ...told, situation: 'undated' };
  return {
    ...told,
    term,
    situation: situationOf(term, today),
    daysLeft: daysBetween(today, term.safeDay),
  };
}

/**
 * Every clock that runs from what happened, as it stands today, in the order of telling. Future and
 * very old days are named, not counted.
 * @throws {MissingLegalValueError} when today is before 2008, whose holidays may not be recorded.
 * @throws {InvalidDateError} for a count that passes the year 2199.
 */
export const deadlines = (answers: DeadlineAnswers, today: IsoDate): Running[] =>
  clocksFor(answers, today).map((told) => runningOf(told, today));
