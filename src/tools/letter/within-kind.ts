import { kinds as kindTexts } from 'virtual:letters';
import { addDays, type IsoDate } from '#law/date.ts';
import type { LetterRead } from '#letters/letter-read.ts';
import type { LetterSigns, Why } from '#letters/signs.ts';
import { weekdayAndDate } from '#words/dates.ts';
import type { LetterKind } from '#words/letter/kinds.ts';
import type { Answer } from '../result/AnswerCard.tsx';
import {
  absentSteps,
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
  pensionEndSteps,
  recoveredSteps,
  repeatedSteps,
  residueSteps,
  scheduleSteps,
  stillIllSteps,
  unclaimedSteps,
  unregisteredSteps,
  withdrawnSteps,
} from './kind-steps.ts';
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
  absentUndated,
  absentWords,
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
  recoveredWords,
  repeatedUndated,
  repeatedWords,
  residueWords,
  unclaimedWords,
  unprovenWords,
  unregisteredWords,
} from './words.ts';

/** What a call asks for, where it sets no day to be there. */
export const callOf = (kind: LetterKind, letter: LetterRead): LetterSigns['call'] =>
  kind === 'summons' && !letter.dates.some(({ what }) => what === 'appointment')
    ? letter.signs.call
    : undefined;

/** A grant that ends on a day: an auxílio may be prolonged before it, and a pension contested. */
function grantSteps(letter: LetterRead, today: IsoDate): Answer['steps'] | undefined {
  const end = endOf('grant', letter);
  if (!mayBeProlonged('grant', letter))
    return end && letter.species?.benefit === 'pensao-por-morte' ? pensionEndSteps : undefined;
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
  if (kind === 'grant') return grantSteps(letter, today);
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

/** The reasons that leave another way, in papers of these kinds. */
const byWhy: Readonly<Record<Why, { kinds: readonly LetterKind[]; within: Within }>> = {
  repeated: {
    kinds: ['archived'],
    within: { words: repeatedWords, steps: repeatedSteps, undated: () => repeatedUndated },
  },
  absent: {
    kinds: ['archived'],
    within: { words: absentWords, steps: absentSteps, undated: () => absentUndated },
  },
  recovered: {
    kinds: ['cut'],
    within: { words: recoveredWords, steps: recoveredSteps, undated: () => dayMissing },
  },
  residue: {
    kinds: ['denial'],
    within: { words: residueWords, steps: residueSteps, undated: () => dayMissing },
  },
};

/** What stopped, and why. */
function withinCut(read: LetterRead): Within | undefined {
  const { signs, species } = read;
  if (endsByAge('cut', { signs }))
    return { words: byAgeWords, steps: byAgeSteps, undated: byAgeInWords };
  if (isEnded('cut', { signs, species }))
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

/** Papers that do what others of their kind do, and ask for something else. */
export function withinKind(kind: LetterKind, read: LetterRead): Within | undefined {
  const { signs, reasons } = read;
  const { why } = signs;
  const { kinds, within } = (why && byWhy[why]) ?? {};
  // That it is forbidden to ask again may stand below any other reason.
  const isOther = why === 'repeated' && reasons.some(({ slug }) => slug !== 'pedido-repetido');
  if (kinds?.includes(kind) && !isOther) return within;
  if (wasOverAtOnce(kind, read))
    return { words: kindTexts[kind], steps: endedSteps, undated: endedInWords };
  if (isBill(kind, { signs })) return { words: billWords, steps: billSteps, undated: billInWords };
  // The bill that came along takes no term of the defence away.
  if (kind === 'defence' && signs.charge === 'claim')
    return { words: claimWords, steps: claimSteps, undated: () => dayMissing };
  return kind === 'cut' ? withinCut(read) : undefined;
}

/** What stopped comes back when it is asked for today: no day of an appeal is told first. */
export const isDoneAtOnce = (kind: LetterKind, read: LetterRead): boolean =>
  withinKind(kind, read)?.undated === doAtOnce;

/** A requirement that only asks to schedule: papers do not answer it. */
function visitSteps({ items, signs }: LetterRead): Answer['steps'] | undefined {
  if (items.length === 0) return signs.call === 'schedule' ? callSteps.schedule : undefined;
  const asks = new Set(items.flatMap((item) => item.asks));
  const [isExam, isSocial] = [asks.has('exam'), asks.has('socialVisit')];
  if (asks.has('paper') || !(isExam || isSocial)) return undefined;
  return scheduleSteps(isExam && isSocial ? 'both' : isExam ? 'exam' : 'socialVisit');
}

/** What to do with this kind of paper, where the deadlines' tool does not say it. */
function stepsOf(kind: LetterKind, letter: LetterRead): Answer['steps'] | undefined {
  const { signs } = letter;
  if (kind === 'board' && signs.board !== 'no')
    return signs.board ? boardStepsBy[signs.board] : boardSteps;
  const within = withinKind(kind, letter);
  if (within) return within.steps;
  const call = callOf(kind, letter);
  if (call) return callSteps[call];
  return kind === 'requirement' ? visitSteps(letter) : kindSteps[kind];
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
