import { kinds as kindTexts } from 'virtual:letters';
import { addDays, type IsoDate } from '#law/date.ts';
import type { LetterRead } from '#letters/letter-read.ts';
import type { LetterSigns } from '#letters/signs.ts';
import { weekdayAndDate } from '#words/dates.ts';
import type { LetterKind } from '#words/letter/kinds.ts';
import type { Answer } from '../result/AnswerCard.tsx';
import {
  billSteps,
  boardSteps,
  boardStepsBy,
  byAgeSteps,
  callSteps,
  claimSteps,
  endedSteps,
  endUnreadSteps,
  extendableSteps,
  finalSteps,
  kindSteps,
  missedSteps,
  outdatedSteps,
  scheduleSteps,
  stillIllSteps,
  unclaimedSteps,
  unregisteredSteps,
  withdrawnSteps,
} from './kind-steps.tsx';
import {
  dayOf,
  daysFor,
  dayToKeep,
  endOf,
  endsByAge,
  isBill,
  isCutWhileIll,
  isEnded,
  mayBeProlonged,
  termsToAnswer,
  wasOverAtOnce,
} from './told-by-letter.ts';
import {
  atOnce,
  billUndated,
  billWords,
  boardWords,
  byAgeUndated,
  byAgeWithin,
  byAgeWords,
  callWords,
  claimWords,
  converted,
  dayMissing,
  daysGiven,
  endedAtOnce,
  endedWithin,
  endedWords,
  outdatedUndated,
  outdatedWords,
  unclaimedWords,
  unprovenWords,
  unregisteredWords,
} from './words.ts';

/** What a call asks for, where it sets no day to be there. */
export const callOf = (kind: LetterKind, letter: LetterRead): LetterSigns['call'] =>
  kind === 'summons' && !letter.dates.some(({ what }) => what === 'appointment')
    ? letter.signs.call
    : undefined;

/** A grant of an auxílio, which may be prolonged before its last day. */
function grantSteps(letter: LetterRead, today: IsoDate): Answer['steps'] | undefined {
  const end = endOf('grant', letter);
  if (end) return today <= end ? extendableSteps : undefined;
  // A retirement for incapacity has no last day.
  return letter.species?.benefit === 'auxilio-doenca' ? endUnreadSteps : undefined;
}

/** What to do with a paper that says more than its kind. */
function ownSteps(
  kind: LetterKind,
  letter: LetterRead,
  today: IsoDate,
): Answer['steps'] | undefined {
  const { signs } = letter;
  if (kind === 'denial' && signs.isFinal) return finalSteps;
  if (kind === 'archived' && signs.isWithdrawn) return withdrawnSteps;
  const granted = kind === 'grant' && mayBeProlonged(kind, letter) && grantSteps(letter, today);
  if (granted) return granted;
  if (isCutWhileIll(kind, letter)) return stillIllSteps;
  const day = kind === 'summons' ? dayToKeep(kind, letter) : undefined;
  return day && day < today && !callOf(kind, letter) ? missedSteps : undefined;
}

interface Within {
  words: readonly [seen: string, means: string];
  steps: Answer['steps'];
  /** In the place of a day, while none is told. */
  undated: (read: LetterRead, today: IsoDate) => string;
}

/** The last day on which a new request is paid from the end on; Lei 8.213/1991, art. 60, § 1º. */
const fromTheEnd = 30;

function endedInWords(read: LetterRead, today: IsoDate): string {
  const end = dayOf(read, 'dcb');
  const last = end && addDays(end, fromTheEnd);
  return last && today <= last ? endedWithin(weekdayAndDate(last)) : endedAtOnce;
}

function byAgeInWords(read: LetterRead, today: IsoDate): string {
  const end = dayOf(read, 'dcb');
  return end && today <= end ? byAgeWithin(weekdayAndDate(end)) : byAgeUndated;
}

function billInWords(read: LetterRead): string {
  const days = termsToAnswer(read)[0] ?? daysFor(read, 'appeal');
  return days ? daysGiven(days) : billUndated;
}

const doAtOnce = () => atOnce;

/** Papers that do what others of their kind do, and ask for something else. */
export function withinKind(kind: LetterKind, read: LetterRead): Within | undefined {
  const { signs, species } = read;
  if (wasOverAtOnce(kind, read))
    return { words: kindTexts[kind], steps: endedSteps, undated: endedInWords };
  if (isBill(kind, { signs })) return { words: billWords, steps: billSteps, undated: billInWords };
  // The bill that came along takes no term of the defence away.
  if (kind === 'defence' && signs.charge === 'claim')
    return { words: claimWords, steps: claimSteps, undated: () => dayMissing };
  if (kind !== 'cut') return undefined;
  if (endsByAge(kind, { signs }))
    return { words: byAgeWords, steps: byAgeSteps, undated: byAgeInWords };
  if (isEnded(kind, { signs, species }))
    return { words: endedWords, steps: endedSteps, undated: endedInWords };
  // What is done at once brings these back, and sooner than an appeal.
  if (signs.isUnclaimed) return { words: unclaimedWords, steps: unclaimedSteps, undated: doAtOnce };
  if (signs.call === 'lifeProof' && signs.held)
    return { words: unprovenWords, steps: callSteps.lifeProof, undated: doAtOnce };
  if (signs.call !== 'registry') return undefined;
  if (signs.held === 'blocked')
    return { words: unregisteredWords, steps: unregisteredSteps, undated: doAtOnce };
  return signs.held === 'suspended' && signs.isOutdated
    ? { words: outdatedWords, steps: outdatedSteps, undated: () => outdatedUndated }
    : undefined;
}

/** What to do with this kind of paper, where the deadlines' tool does not say it. */
function stepsOf(kind: LetterKind, letter: LetterRead): Answer['steps'] | undefined {
  const { signs, items } = letter;
  if (kind === 'board' && signs.board !== 'no')
    return signs.board ? boardStepsBy[signs.board] : boardSteps;
  const within = withinKind(kind, letter);
  if (within) return within.steps;
  const call = callOf(kind, letter);
  if (call) return callSteps[call];
  const asks = new Set(items.flatMap((item) => item.asks));
  const [isExam, isSocial] = [asks.has('exam'), asks.has('socialVisit')];
  if (kind === 'requirement' && (isExam || isSocial) && !asks.has('paper'))
    return scheduleSteps(isExam && isSocial ? 'both' : isExam ? 'exam' : 'socialVisit');
  return kindSteps[kind];
}

/** What to do with a paper, unless the deadlines' tool says it. */
export const stepsFor = (
  kind: LetterKind,
  letter: LetterRead,
  today: IsoDate,
): { own: Answer['steps'] | undefined; usual: Answer['steps'] | undefined } => ({
  own: ownSteps(kind, letter, today),
  usual: stepsOf(kind, letter),
});

/** What is seen on a paper, and what it means. */
export const saidOf = (
  kind: LetterKind,
  read: LetterRead,
): readonly [seen: string, means?: string] => {
  const call = callOf(kind, read);
  const { board } = read.signs;
  if (kind === 'board' && board) return boardWords[board];
  const within = withinKind(kind, read);
  if (within) return within.words;
  if (kind === 'grant' && read.signs.replacedBy === 'retirement')
    return [converted, kindTexts.grant[1]];
  return call ? [callWords[call]] : kindTexts[kind];
};
