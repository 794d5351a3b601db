import { anew, kinds as kindTexts, titles } from 'virtual:letters';
import { addDays, type IsoDate } from '#law/date.ts';
import type { Board } from '#letters/board.ts';
import type { LetterRead } from '#letters/letter-read.ts';
import type { LetterSigns } from '#letters/signs.ts';
import { deadlines, type Running } from '#rules/deadlines/deadlines.ts';
import { letterPath } from '#texts/paths.ts';
import { shortDate, weekdayAndDate } from '#words/dates.ts';
import type { LetterKind } from '#words/letter/kinds.ts';
import { answerOf } from '../deadlines/answer.tsx';
import type { Answer } from '../result/AnswerCard.tsx';
import {
  anewStep,
  billSteps,
  boardSteps,
  boardStepsBy,
  callSteps,
  claimSteps,
  finalSteps,
  kindSteps,
  lateStep,
  missedSteps,
  scheduleSteps,
  unclaimedSteps,
  unregisteredSteps,
  withdrawnSteps,
} from './kind-steps.tsx';
import type { Paper } from './read-paper.ts';
import {
  clockOf,
  dayOf,
  daysFor,
  dayToKeep,
  isBill,
  type LetterClock,
  startsWhenKnown,
  toldWith,
} from './told-by-letter.ts';
import {
  appealDayWords,
  atOnce,
  billDayWords,
  billUndated,
  billWords,
  boardVerdicts,
  boardWords,
  byPaper,
  callDayWords,
  callWords,
  claimWords,
  dayMissing,
  daysFromKnowing,
  daysGiven,
  defenceWords,
  perhapsOver,
  printedWords,
  restsWords,
  seems,
  twoDays,
  unclaimedWords,
  undatedVerdict,
  unprovenWords,
  unregisteredWords,
  visitWords,
} from './words.ts';

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

/** What a letter comes to. */
export interface LetterAnswer {
  /** What is seen on it, as a sentence. */
  seen: string;
  answer: Answer;
  /** Undefined where it starts no clock, or its day is missing. */
  clock: LetterClock | undefined;
  running: readonly Running[];
  /** Whose clock it is: of a yes with a no beside it, that of the no. */
  clockKind: LetterKind;
  /** Pages of its reasons; the first is sure where the card tells it. */
  reasons: readonly string[];
  isReasonSure: boolean;
}

/** How a day that the letter sets is told. */
function dayWords(kind: LetterKind, read: LetterRead) {
  if (isBill(kind, read)) return billDayWords;
  if (kind === 'defence') return defenceWords;
  if (kind !== 'summons') return appealDayWords;
  return dayOf(read, 'appointment') ? visitWords : callDayWords;
}

/** The day that the letter sets, or what stands for a day that nobody counts. */
function undatedWords(kind: LetterKind, read: LetterRead, today: IsoDate): string {
  const day = dayToKeep(kind, read);
  const before = kind === 'summons' ? dayOf(read, 'dueBy') : undefined;
  if (day && before && today <= before && before < day)
    return twoDays(weekdayAndDate(before), weekdayAndDate(day));
  if (day) return dayWords(kind, read)[day < today ? 'past' : 'ahead'](weekdayAndDate(day));
  const toDefend = daysFor(read, 'defence') ?? daysFor(read, 'appeal');
  if (kind === 'defence' && !isBill(kind, read) && toDefend) return daysFromKnowing(toDefend);
  const within = withinKind(kind, read);
  if (within) return within.undated;
  const toAnswer = daysFor(read, 'answer');
  if (kind === 'summons' && toAnswer) return daysGiven(toAnswer);
  if (kind === 'board' && read.signs.board) return boardVerdicts[read.signs.board];
  return undatedVerdict[kind] ?? dayMissing;
}

const ReasonStep = ({ slug }: { slug: string }) => (
  <>
    <b>Veja o que responde a este motivo:</b> <a href={letterPath(slug)}>{titles[slug]}</a>.
  </>
);

/** Kinds that a reason explains: of the others the page of the paper stands below the card. */
const isRefusal: ReadonlySet<LetterKind> = new Set<LetterKind>([
  'denial',
  'notExtended',
  'reviewRefused',
  'archived',
  'cut',
]);

/** The page that explains the other answer of a board, whose decisions quote both. */
const contraryOf: Readonly<Partial<Record<Board, string>>> = {
  yes: 'junta-negou',
  no: 'junta-sem-cumprimento',
  last: 'junta-sem-cumprimento',
};

/** A reason that is sure comes first; the copy of the file stays before the act itself. */
function stepsWith(steps: Answer['steps'], reason: string | undefined): Answer['steps'] {
  if (!reason) return steps;
  const first = <ReasonStep key={reason} slug={reason} />;
  return anew.includes(reason) ? [anewStep, first, steps[0]] : [first, steps[0], steps[2]];
}

/** What a call asks for, where it sets no day to be there. */
const callOf = (kind: LetterKind, letter: LetterRead): LetterSigns['call'] =>
  kind === 'summons' && !letter.dates.some(({ what }) => what === 'appointment')
    ? letter.signs.call
    : undefined;

/** What to do with a paper that says more than its kind. */
function ownSteps(
  kind: LetterKind,
  letter: LetterRead,
  today: IsoDate,
): Answer['steps'] | undefined {
  const { signs } = letter;
  if (kind === 'denial' && signs.isFinal) return finalSteps;
  if (kind === 'archived' && signs.isWithdrawn) return withdrawnSteps;
  const day = kind === 'summons' ? dayToKeep(kind, letter) : undefined;
  return day && day < today && !callOf(kind, letter) ? missedSteps : undefined;
}

interface Within {
  words: readonly [seen: string, means: string];
  steps: Answer['steps'];
  /** In the place of a day, while none is told. */
  undated: string;
}

/** Papers that do what others of their kind do, and ask for something else. */
function withinKind(kind: LetterKind, { signs }: LetterRead): Within | undefined {
  if (isBill(kind, { signs })) return { words: billWords, steps: billSteps, undated: billUndated };
  // The bill that came along takes no term of the defence away.
  if (kind === 'defence' && signs.charge === 'claim')
    return { words: claimWords, steps: claimSteps, undated: dayMissing };
  if (kind !== 'cut') return undefined;
  // What is done at once brings these back, and sooner than an appeal.
  if (signs.isUnclaimed) return { words: unclaimedWords, steps: unclaimedSteps, undated: atOnce };
  if (signs.call === 'lifeProof' && signs.held)
    return { words: unprovenWords, steps: callSteps.lifeProof, undated: atOnce };
  return signs.call === 'registry' && signs.held === 'blocked'
    ? { words: unregisteredWords, steps: unregisteredSteps, undated: atOnce }
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

/** Only the term of a no runs from the decision alone. */
const isFromDecision = ({ told }: LetterClock, { signs }: LetterRead): boolean =>
  signs.isFromDecision && told.happened === 'denied';

function restsInWords(clock: LetterClock, read: LetterRead): string {
  if (clock.rests === 'printed') return printedWords(shortDate(clock.told.printedLimit ?? ''));
  return restsWords[isFromDecision(clock, read) ? 'decisionAlone' : clock.rests];
}

const isOver = (told: LetterClock['told'], today: IsoDate): boolean =>
  deadlines(told, today).every(({ situation }) => situation === 'past' || situation === 'veryOld');

/** What is not certain of a paper stands above all that is told of it. */
function warningOf(
  { unreadParts = 0, isPartlyHidden }: Paper,
  { isSure, kinds }: LetterRead,
): string | undefined {
  if (unreadParts > 0)
    return 'Não consegui ler uma parte da foto. Compare cada linha com a carta antes de agir.';
  if (isPartlyHidden)
    return 'Este PDF tem letras que não aparecem na página. Compare cada linha com o que você vê antes de agir.';
  return isSure && kinds.length > 1
    ? 'A carta diz um sim e também um não. Veja que parte foi negada: dela cabe recurso.'
    : undefined;
}

/** What is seen on a paper, and what it means. */
const saidOf = (kind: LetterKind, read: LetterRead): readonly [seen: string, means?: string] => {
  const call = callOf(kind, read);
  const { board } = read.signs;
  if (kind === 'board' && board) return boardWords[board];
  const within = withinKind(kind, read);
  if (within) return within.words;
  return call ? [callWords[call]] : kindTexts[kind];
};

/** The safe last day of what is told, while it is ahead. */
function safeDayOf(told: LetterClock['told'], today: IsoDate): IsoDate | undefined {
  const left = deadlines(told, today).flatMap((one) =>
    'term' in one && one.daysLeft >= 0 ? one.daysLeft : [],
  );
  return left.length > 0 ? addDays(today, Math.min(...left)) : undefined;
}

/** What a day of the paper says of a clock that waits for the day on which it was known. */
function hintOf(
  { read, today }: LetterCase,
  clockKind: LetterKind,
  found: LetterClock | undefined,
): { words: string; isOver: boolean } | undefined {
  if (!startsWhenKnown(clockKind, read) || (found && found.rests !== 'decided')) return undefined;
  const issued = dayOf(read, 'issued');
  const told = found?.told ?? (issued && toldWith(clockKind, read, issued));
  if (!told) return undefined;
  // From the paper alone nobody is told that it is over.
  if (isOver(told, today)) return { words: perhapsOver, isOver: true };
  const day = found ? undefined : safeDayOf(told, today);
  return day && { words: byPaper(weekdayAndDate(day)), isOver: false };
}

/** The clock of a letter and what the deadlines' tool makes of it; without its day, only what to do. */
function countedFor(letter: LetterCase, clockKind: LetterKind) {
  const { read, known, today } = letter;
  const found = clockOf(clockKind, read, known);
  const hint = hintOf(letter, clockKind, found);
  const clock = hint?.isOver ? undefined : found;
  const told = clock?.told ?? toldWith(clockKind, read, today);
  const running = told ? deadlines(told, today) : [];
  return { hint, clock, running, counted: told && answerOf(running, today) };
}

/** Where a no may be long past, what is left stands with the appeal. */
const withLate = ([first, second, third]: Answer['steps'], isLate: boolean): Answer['steps'] =>
  isLate ? [first, second, lateStep] : [first, second, third];

/** What to do; of what is over, the deadlines' tool says what is left. */
function allSteps(
  { kind, read, today }: LetterCase,
  clock: LetterClock | undefined,
  counted: Answer | undefined,
): Answer['steps'] {
  const isPast = clock !== undefined && isOver(clock.told, today);
  const steps =
    ownSteps(kind, read, today) ??
    (isPast ? counted?.steps : stepsOf(kind, read)) ??
    counted?.steps;
  if (!steps) throw new Error(`a letter of the kind ${kind} has no steps`);
  return steps;
}

/** Pages that explain a letter of this kind. */
function reasonsOf(kind: LetterKind, { reasons, signs }: LetterRead): string[] {
  const contrary = kind === 'board' && signs.board && contraryOf[signs.board];
  // What was asked for no longer counts where the person gave the request up.
  const unmeant = kind === 'archived' && signs.isWithdrawn && 'exigencia';
  return reasons
    .filter(({ kinds, slug }) => kinds.includes(kind) && slug !== contrary && slug !== unmeant)
    .map(({ slug }) => slug);
}

/** What a letter is, what it means, until when, and what to do; counted where it has its day. */
export function letterAnswer(letter: LetterCase): LetterAnswer {
  const { read, paper, kind, isChosen, today } = letter;
  const [seen, means] = saidOf(kind, read);
  const clockKind = !isChosen && read.kinds.includes('denial') ? 'denial' : kind;
  const { hint, clock, running, counted } = countedFor(letter, clockKind);
  const reasons = reasonsOf(kind, read);
  const isReasonSure = isRefusal.has(kind) && read.agree && !isChosen && reasons.length > 0;
  return {
    seen,
    answer: {
      warning: warningOf(paper, read),
      verdict: isChosen ? seen : seems(seen),
      reason: (
        <>
          {means && <p>{means}</p>}
          {clock && <p>{restsInWords(clock, read)}</p>}
        </>
      ),
      steps: withLate(
        stepsWith(allSteps(letter, clock, counted), isReasonSure ? reasons[0] : undefined),
        isRefusal.has(clockKind) && hint?.isOver === true,
      ),
      ...(clock && counted
        ? {
            beside: counted.beside,
            calendar: counted.calendar,
            decides: (
              <>
                {counted.verdict} <span>{counted.decides}</span>
              </>
            ),
          }
        : { decides: hint?.words ?? undatedWords(clockKind, read, today) }),
    },
    clock,
    running,
    clockKind,
    reasons,
    isReasonSure,
  };
}
