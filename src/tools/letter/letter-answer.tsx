import type { Running } from '#rules/deadlines/deadlines.ts';
import type { LetterKind } from '#words/letter/kinds.ts';
import type { Answer } from '../result/AnswerCard.tsx';
import { Paragraphs, Sentence } from '../sentences/Sentence.tsx';
import { countedFor, isOver, type LetterCase, leftOf, type WholeCase } from './counted-letter.ts';
import { isYesWithLoss } from './effects.ts';
import type { LetterClock } from './letter-facts.ts';
import { isToldFirst, reasonsOf } from './letter-pages.ts';
import { reasonOf } from './letter-reason.ts';
import { stepsOf } from './letter-steps.ts';
import { warningOf } from './letter-warning.ts';
import { oldDayOf } from './long-ago.ts';
import { undatedWords } from './undated-words.ts';
import { saidOf } from './within-kind.ts';
import { seems } from './words.ts';

/** What a letter comes to. */
interface LetterAnswer {
  /** What is seen on it, as a sentence. */
  seen: string;
  answer: Answer;
  /** Undefined where it starts no clock, or its day is missing. */
  clock: LetterClock | undefined;
  running: readonly Running[];
  /** What its own day says of a clock that waits. */
  shared: string | undefined;
  /** Whose clock it is: of a yes with a no beside it, that of the no. */
  clockKind: LetterKind;
  /** Pages of its reasons; the first is sure where the card tells it. */
  reasons: readonly string[];
  isReasonSure: boolean;
}

/** The day that is counted, or what stands for it. */
function decidesOf(letter: WholeCase): Pick<Answer, 'decides' | 'beside' | 'calendar'> {
  const { clockKind, hint, clock, counted, old, left } = letter;
  if (left?.isFirst) return { decides: <Sentence>{left.words}</Sentence> };
  if (!clock || !counted) {
    const words = hint?.words ?? undatedWords({ ...letter, kind: clockKind });
    return { decides: <Sentence>{words}</Sentence> };
  }
  return {
    // A day that may not hold is no day to keep.
    ...(old ? {} : { beside: counted.beside, calendar: counted.calendar }),
    decides: (
      <>
        {counted.verdict} <span>{counted.decides}</span>
      </>
    ),
  };
}

/** What a letter is, what it means, until when, and what to do; counted where it has its day. */
export function letterAnswer(letter: LetterCase): LetterAnswer {
  const { read, kind, isChosen, today } = letter;
  const [seen] = saidOf(kind, read, today);
  const isNoBeside = !isChosen && read.kinds.includes('denial');
  const clockKind = isNoBeside || isYesWithLoss(kind, read) ? 'denial' : kind;
  const counts = countedFor(letter, clockKind);
  const { clock, running } = counts;
  const reasons = reasonsOf(kind, clockKind, read);
  // Of a no that is years old what explains it comes after what is left to do; a clock that is over says so itself.
  const old =
    clock && (clock.rests !== 'known' || isOver(clock.told, today))
      ? undefined
      : oldDayOf(clockKind, read, today);
  const warning = warningOf(counts);
  const left = leftOf(counts);
  const whole = { ...counts, old, left };
  const isReasonSure = !isChosen && !old && !left && reasons.length > 0 && isToldFirst(kind, read);
  return {
    seen,
    answer: {
      warning: warning && <Sentence>{warning}</Sentence>,
      verdict: <Sentence>{isChosen ? seen : seems(seen)}</Sentence>,
      reason: <Paragraphs of={reasonOf(whole)} />,
      steps: stepsOf(whole, isReasonSure ? reasons[0] : undefined),
      ...decidesOf(whole),
    },
    clock,
    running,
    shared: counts.hint?.shared,
    clockKind,
    reasons,
    isReasonSure,
  };
}
