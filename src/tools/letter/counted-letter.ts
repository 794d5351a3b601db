import { addDays, type IsoDate } from '#law/date.ts';
import type { LetterRead } from '#letters/letter-read.ts';
import { deadlines } from '#rules/deadlines/deadlines.ts';
import { longDate, weekdayAndDate } from '#words/dates.ts';
import type { LetterKind } from '#words/letter/kinds.ts';
import { answerOf } from '../deadlines/answer.tsx';
import { dayToKeep } from './last-days.ts';
import { isLongPast, type LetterClock } from './letter-facts.ts';
import { oldDayOf, oldRequestOf } from './long-ago.ts';
import type { Paper } from './read-paper.ts';
import { say } from './say.ts';
import { ownDays } from './terms.ts';
import { clockOf, readDayOf, startsWhenKnown, toldWith } from './told-by-letter.ts';
import { isDoneAtOnce, leftAfter } from './within-kind.ts';

/** A letter, and what the person added to it. */
export interface LetterCase {
  read: LetterRead;
  paper: Paper;
  kind: LetterKind;
  /** The person said what it is. */
  isChosen: boolean;
  /** The day on which the person knew, if told. */
  known: IsoDate | undefined;
  today: IsoDate;
}

export const isOver = (told: LetterClock['told'], today: IsoDate): boolean =>
  deadlines(told, today).every(({ situation }) => situation === 'past' || situation === 'veryOld');

const isPastTerm = (told: LetterClock['told'], today: IsoDate): boolean =>
  deadlines(told, today).every(({ situation }) => situation === 'mayStillCount');

/** The safe last day of what is told, while it is ahead. */
export function safeDayOf(told: LetterClock['told'], today: IsoDate): IsoDate | undefined {
  const left = deadlines(told, today).flatMap((one) =>
    'term' in one && one.daysLeft >= 0 ? one.daysLeft : [],
  );
  return left.length > 0 ? addDays(today, Math.min(...left)) : undefined;
}

/** What a day of the paper says of a clock that waits for the day on which it was known; `shared` stands without its question. */
function hintOf(
  { read, today }: LetterCase,
  clockKind: LetterKind,
  found: LetterClock | undefined,
): { words: string; isOver: boolean; shared?: string } | undefined {
  if (
    isDoneAtOnce(clockKind, read) ||
    ownDays(clockKind, read) ||
    !startsWhenKnown(clockKind, read) ||
    (found && found.rests !== 'decided')
  )
    return undefined;
  const issued = readDayOf(clockKind, read);
  const told = found?.told ?? (issued && toldWith(clockKind, read, issued));
  const asked = told ? undefined : oldRequestOf(clockKind, read, today);
  if (asked)
    return { words: say('decides', 'pedido-antigo', { dia: longDate(asked) }), isOver: true };
  if (!told) return undefined;
  const old = oldDayOf(clockKind, read, today);
  if (old) return { words: say('decides', 'carta-antiga', { dia: longDate(old) }), isOver: true };
  const day = safeDayOf(told, today);
  // From the paper alone nobody is told that it is over, nor of the days that may still count.
  if (isOver(told, today) || (found && isPastTerm(told, today)))
    return { words: say('decides', 'talvez-passou'), isOver: true };
  if (found) return undefined;
  if (!day) return { words: say('decides', 'talvez-hoje'), isOver: false };
  const figures = { dia: weekdayAndDate(day) };
  return {
    words: say('decides', 'pela-carta', figures),
    isOver: false,
    shared: say('decides', 'pela-carta-mandada', figures),
  };
}

/** Whoever works in the fields has 60 days to defend: they count where the 30 that a letter prints are over. */
const ruralInTime = (clock: LetterClock, { signs }: LetterRead, today: IsoDate): LetterClock =>
  signs.isRural && clock.told.happened === 'suspicion' && isOver(clock.told, today)
    ? { ...clock, told: { ...clock.told, isRural: true } }
    : clock;

/** The clock of a letter and what the deadlines' tool makes of it; without its day, only what to do. */
export function countedFor(letter: LetterCase, clockKind: LetterKind) {
  const { read, known, today } = letter;
  // What comes back when it is asked for starts no appeal.
  const started = isDoneAtOnce(clockKind, read) ? undefined : clockOf(clockKind, read, known);
  const found = started && ruralInTime(started, read, today);
  const hint = hintOf(letter, clockKind, found);
  const clock = hint?.isOver ? undefined : found;
  const told = clock?.told ?? toldWith(clockKind, read, today);
  const running = told ? deadlines(told, today) : [];
  const counted = told && answerOf(running, today, told);
  return { ...letter, clockKind, hint, clock, running, counted };
}

/** A letter with whose clock it starts, and what that comes to. */
export type CountedCase = ReturnType<typeof countedFor>;

interface LeftToTell {
  words: string;
  /** Before a term that is over, or that waits for its day. */
  isFirst: boolean;
}

/** What is left to ask for, whatever became of the appeal. */
export function leftOf({ kind, read, today, clock, hint }: CountedCase): LeftToTell | undefined {
  const left = leftAfter(kind, read);
  if (!left) return undefined;
  // As long as the appeal may run, by the paper's own day, its day comes first.
  const isFirst = clock
    ? isOver(clock.told, today)
    : hint?.isOver !== false &&
      (dayToKeep(kind, read) ?? '') < today &&
      (left.isFirst === true || isLongPast(read, today));
  return { words: left.undated(read, today), isFirst };
}

/** All that is told of it hangs on this. */
export interface WholeCase extends CountedCase {
  /** The day of a no that is years old. */
  old: IsoDate | undefined;
  left: LeftToTell | undefined;
}
