import { anew, titles } from 'virtual:letters';
import { addDays, type IsoDate } from '#law/date.ts';
import type { Board } from '#letters/board.ts';
import type { LetterRead } from '#letters/letter-read.ts';
import { deadlines, type Running } from '#rules/deadlines/deadlines.ts';
import { letterPath, toolPath } from '#texts/paths.ts';
import { longDate, shortDate, weekdayAndDate } from '#words/dates.ts';
import type { LetterKind } from '#words/letter/kinds.ts';
import { joined } from '#words/phrases.ts';
import { answerOf } from '../deadlines/answer.tsx';
import { decidedOnPapers } from '../deadlines/say.ts';
import { isHere } from '../left-out/is-here.ts';
import type { Answer } from '../result/AnswerCard.tsx';
import { Paragraphs, Sentence } from '../sentences/Sentence.tsx';
import type { Steps } from './letter-words.ts';
import type { Paper } from './read-paper.ts';
import { say, sayNext } from './say.ts';
import {
  clockOf,
  dayOf,
  daysLeftOut,
  dayToKeep,
  isCutWhileIll,
  isLongPast,
  isRefusedDefence,
  isYesWithLoss,
  type LetterClock,
  mayBeProlonged,
  oldDayOf,
  oldRequestOf,
  ownDays,
  readDayOf,
  startsWhenKnown,
  termsToAnswer,
  toldWith,
} from './told-by-letter.ts';
import { undatedWords, visitsAhead } from './undated-words.ts';
import { isDoneAtOnce, leftAfter, saidOf, stepsFor } from './within-kind.ts';
import { seems } from './words.ts';

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
interface LetterAnswer {
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

/** Reasons that rest on the income of a house: where its sum can be made anew. */
const sums: Readonly<Record<string, 'motivo-renda-pedir' | 'motivo-renda-manter'>> = {
  'renda-bpc': 'motivo-renda-pedir',
  'cessado-bpc-mob': 'motivo-renda-manter',
};

const reasonStep = (slug: string): string =>
  say('first', (isHere(toolPath('renda-bpc')) && sums[slug]) || 'motivo', {
    'pagina-do-motivo': `[${titles[slug]}](${letterPath(slug)})`,
  });

/** Kinds that a reason explains: of the others the page of the paper stands below the card. */
const isRefusal: ReadonlySet<LetterKind> = new Set<LetterKind>([
  'denial',
  'notExtended',
  'reviewRefused',
  'archived',
  'cut',
]);

/** The page that explains another answer of a board, whose papers quote both. */
const contraryOf: Readonly<Partial<Record<Board, string>>> = {
  asks: 'junta-negou',
  yes: 'junta-negou',
  no: 'junta-sem-cumprimento',
  last: 'junta-sem-cumprimento',
};

/** The page of the part that a yes refused, where one reason of a no was read. */
function refusedPart({ kinds, reasons }: LetterRead): string | undefined {
  const [only, more] = reasons.filter((one) => one.kinds.includes('denial'));
  return kinds.includes('denial') && !more ? only?.slug : undefined;
}

/** A reason that is sure comes first, but after what a paper of its own sort wants done; the copy of the file stays before the act itself. */
function stepsWith(
  steps: Answer['steps'],
  reason: string | undefined,
  isOwn: boolean,
): Answer['steps'] {
  if (!reason) return steps;
  const first = reasonStep(reason);
  if (isOwn) return [steps[0], steps[1], first];
  return anew.includes(reason)
    ? [say('first', 'falta-ao-exame'), first, steps[0]]
    : [first, steps[0], steps[2]];
}

/** Only the term of a no runs from the decision alone. */
const isFromDecision = ({ told }: LetterClock, { signs }: LetterRead): boolean =>
  signs.isFromDecision && told.happened === 'denied';

/** The clocks of who asks anew by papers, as the deadlines' tool counts them. */
const askedAnew = ({ told: { ciencia } }: LetterClock, today: IsoDate): readonly Running[] =>
  deadlines({ happened: 'askAgain', again: 'incapacity', denial: 'papers', ciencia }, today);

const restsNames = {
  decided: 'conta-da-decisao',
  ciencia: 'conta-da-ciencia',
  known: 'conta-de-quando-soube',
  end: 'conta-do-fim',
} as const;

function restsInWords(clock: LetterClock, { read, known, today }: LetterCase): string {
  if (clock.rests === 'printed')
    return say('reason', 'conta-do-impresso', { dia: shortDate(clock.told.printedLimit ?? '') });
  if (clock.rests === 'ciencia' && known && known > (clock.told.ciencia ?? known))
    return say('reason', 'ciencia-impressa', { dia: shortDate(clock.told.ciencia ?? known) });
  return isFromDecision(clock, read)
    ? decidedOnPapers(askedAnew(clock, today), safeDayOf(clock.told, today) !== undefined)
    : say('reason', restsNames[clock.rests]);
}

const isOver = (told: LetterClock['told'], today: IsoDate): boolean =>
  deadlines(told, today).every(({ situation }) => situation === 'past' || situation === 'veryOld');

/** What a yes takes or refuses beside what it gives. */
function besideYes(kind: LetterKind, read: LetterRead): string | undefined {
  const { isSure, kinds, signs } = read;
  if (isSure && kinds.length > 1) return say('warning', 'sim-e-nao');
  if (!isYesWithLoss(kind, read)) return undefined;
  const told = [
    ...(signs.isEndTold ? [say('warning', 'sim-e-fim')] : []),
    ...(signs.isKeptBack ? [say('warning', 'sim-e-desconto')] : []),
  ];
  return told.join(' ');
}

/** What is not certain of a paper stands above all that is told of it. */
function warningOf(letter: CountedCase): string | undefined {
  const { read, paper, kind, today, clockKind, clock } = letter;
  const { unreadParts = 0, isPartlyHidden } = paper;
  const { signs } = read;
  if (unreadParts > 0) return say('warning', 'foto-em-parte');
  if (isPartlyHidden) return say('warning', 'letras-escondidas');
  if (signs.isWary) return say('warning', 'golpe');
  const old = clock?.rests === 'known' ? oldDayOf(clockKind, read, today) : undefined;
  if (clock && old && !isOver(clock.told, today))
    return say('warning', 'soube-muito-depois', { dia: longDate(old) });
  const [left] = daysLeftOut(clockKind, read, clock, today);
  if (left)
    return say('warning', signs.isSeveral ? 'varios-papeis-e-outro-dia' : 'outro-dia', {
      dia: weekdayAndDate(left),
    });
  if (signs.isSeveral) return say('warning', 'varios-papeis');
  const terms = kind === 'requirement' ? termsToAnswer(read) : [];
  if (terms.length > 1)
    return say('warning', 'prazos-diferentes', {
      prazos: joined(terms.map((days) => `${days} dias`)),
    });
  return besideYes(kind, read);
}

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
  // From the paper alone nobody is told that it is over.
  if (isOver(told, today)) return { words: say('decides', 'talvez-passou'), isOver: true };
  if (found) return undefined;
  const day = safeDayOf(told, today);
  return {
    words: day
      ? say('decides', 'pela-carta', { dia: weekdayAndDate(day) })
      : say('decides', 'talvez-hoje'),
    isOver: false,
  };
}

/** Whoever works in the fields has 60 days to defend: they count where the 30 that a letter prints are over. */
const ruralInTime = (clock: LetterClock, { signs }: LetterRead, today: IsoDate): LetterClock =>
  signs.isRural && clock.told.happened === 'suspicion' && isOver(clock.told, today)
    ? { ...clock, told: { ...clock.told, isRural: true } }
    : clock;

/** The clock of a letter and what the deadlines' tool makes of it; without its day, only what to do. */
function countedFor(letter: LetterCase, clockKind: LetterKind) {
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
type CountedCase = ReturnType<typeof countedFor>;

/** All that is told of it hangs on this. */
interface WholeCase extends CountedCase {
  /** The day of a no that is years old. */
  old: IsoDate | undefined;
  left: LeftToTell | undefined;
}

/** Where a no may be long past, what is left stands with the appeal. */
const withLate = ([first, second, third]: Answer['steps'], isLate: boolean): Answer['steps'] =>
  isLate ? [first, second, say('third', 'passou-do-prazo')] : [first, second, third];

/** Past its day, and only a reading of how the notice came leaves the appeal open. */
const isAfterTerm = ({ clock, running, today }: CountedCase): boolean =>
  clock !== undefined &&
  running.some((one) => 'term' in one && one.term.lastDay < today) &&
  !isOver(clock.told, today);

const isOnIncapacity = ({ species, signs }: LetterRead): boolean =>
  species ? species.benefit === 'auxilio-doenca' : signs.isIncapacity;

/** What to do; of what is over, the deadlines' tool says what is left. */
function allSteps({ kind, read, today, clock, counted, old }: WholeCase): Answer['steps'] {
  const isPast = clock !== undefined && isOver(clock.told, today);
  const said = (name: Steps | undefined) => name && sayNext(name);
  const { own, usual } = stepsFor(kind, read, today);
  const left = leftAfter(kind, read);
  if (left) return sayNext(left.steps);
  if (old && !clock) return sayNext('carta-antiga');
  if (isPast && isRefusal.has(kind) && !isOnIncapacity(read)) return sayNext('prazo-passado');
  const refused = own === 'sim-e-nao' && refusedPart(read);
  if (refused) {
    const [first, second] = sayNext(own);
    return [first, reasonStep(refused), second];
  }
  const steps = said(own) ?? (isPast ? counted?.steps : said(usual)) ?? counted?.steps;
  if (!steps) throw new Error(`a letter of the kind ${kind} has no steps`);
  return old && !isPast ? [say('first', 'carta-antiga'), steps[0], steps[1]] : steps;
}

const pensionWithEnd = 'pensao-com-fim';

/** A pension granted with a last day, which the letter may only print as a row, like that of a cut. */
const endsPension = (kind: LetterKind, read: LetterRead): boolean =>
  (kind === 'grant' || (kind === 'cut' && read.kinds.includes('grant'))) &&
  read.species?.benefit === 'pensao-por-morte' &&
  dayOf(read, 'dcb') !== undefined;

/** Pages that explain a letter of this kind, and those of the no beside a yes. */
function reasonsOf(kind: LetterKind, no: LetterKind, read: LetterRead): string[] {
  const { reasons, signs } = read;
  const contrary = kind === 'board' && signs.board && contraryOf[signs.board];
  // What was asked for no longer counts where the person gave the request up.
  const unmeant = kind === 'archived' && signs.isWithdrawn && 'exigencia';
  const uncalled = kind === 'summons' && signs.call === 'lifeProof' && 'convocacao-pericia';
  const fitting = reasons
    .filter(
      ({ kinds, slug }) =>
        signs.why !== 'residue' &&
        // What the INSS appeals against is neither refused nor left undone.
        signs.board !== 'appealed' &&
        (kinds.includes(kind) || kinds.includes(no)) &&
        slug !== contrary &&
        slug !== unmeant &&
        slug !== uncalled,
    )
    .map(({ slug }) => slug);
  return endsPension(kind, read) ? [...new Set([pensionWithEnd, ...fitting])] : fitting;
}

/** Whether the page of the first reason comes before what else there is to do. */
const isToldFirst = (kind: LetterKind, read: LetterRead): boolean =>
  endsPension(kind, read) || (isRefusal.has(kind) && read.agree);

/** Of a day counted from when it was known, what the paper's own day says, where that comes first. */
function soonerInWords({ read, known, today, clockKind, clock }: CountedCase): string | undefined {
  const printed = readDayOf(clockKind, read);
  if (clock?.rests !== 'known' || !printed || printed === known) return undefined;
  const own = safeDayOf(clock.told, today);
  const told = toldWith(clockKind, read, printed);
  const day = told && safeDayOf(told, today);
  if (!day) return own && say('reason', 'pela-carta-passou');
  return !own || day < own
    ? say('reason', 'pela-carta-antes', { dia: weekdayAndDate(day) })
    : undefined;
}

/** Of these the day that is told says all that the words of the kind say. */
const isToldByDay: ReadonlySet<LetterKind> = new Set<LetterKind>([
  'denial',
  'notExtended',
  'reviewRefused',
]);

/** The last day of a grant that is ahead, and what may still be asked for before it. */
function endInWords(read: LetterRead, today: IsoDate): string[] {
  const end = dayOf(read, 'dcb');
  if (!end || end < today) return [];
  const dia = weekdayAndDate(end);
  if (mayBeProlonged('grant', read)) {
    const [asking] = deadlines({ happened: 'benefitEnding', benefitEnd: end }, today);
    const { opensOn, safeDay } = asking && 'term' in asking ? asking.term : {};
    if (opensOn && safeDay) {
      const asked = { desde: shortDate(opensOn), 'mandar-ate': shortDate(safeDay) };
      return [say('reason', 'ultimo-dia-do-auxilio', { dia, ...asked })];
    }
  }
  const granted = dayOf(read, 'granted') ?? dayOf(read, 'decided') ?? dayOf(read, 'issued');
  const told = granted && toldWith('denial', read, granted);
  const last = endsPension('grant', read) && told && safeDayOf(told, today);
  return [
    say('reason', 'ultimo-dia', { dia }),
    ...(last ? [say('reason', 'fim-da-pensao', { dia: weekdayAndDate(last) })] : []),
  ];
}

/** So long after the end of an auxílio an employer is still told at once. */
const daysToReturn = 60;

/** When the money of an auxílio stops: whoever has a job has to show up then. */
function stopInWords(read: LetterRead, today: IsoDate): string[] {
  const end = dayOf(read, 'dcb');
  if (!end || addDays(end, daysToReturn) < today) return [];
  const dia = weekdayAndDate(end);
  return [say('reason', today <= end ? 'para-no-dia' : 'parou-no-dia', { dia })];
}

/** A day that no longer holds, and what the paper says would come of staying away. */
function besideVisit(read: LetterRead, today: IsoDate): string[] {
  if (visitsAhead(read, today).length === 0) return [];
  const dead = read.dates.find(({ what, day }) => what === 'replaced' && day >= today);
  return [
    ...(dead ? [say('reason', 'dia-que-nao-vale', { dia: weekdayAndDate(dead.day) })] : []),
    ...(read.signs.isStopWarned ? [say('reason', 'ainda-nao-cortou')] : []),
  ];
}

/** What stands in the paper beside what it does: days to be there, the last one, a bill. */
function besideOf({ kind, read, today, clock }: CountedCase): string[] {
  const { charge, isSumNamed } = read.signs;
  const visits = kind === 'requirement' ? visitsAhead(read, today) : [];
  const unreadEnd = read.unread.find(({ what, why }) => what === 'dcb' && why === 'impossible');
  const isCharged =
    kind === 'cut'
      ? charge || isSumNamed
      : kind === 'defence' && !charge && isSumNamed && !isRefusedDefence(kind, read);
  return [
    ...(visits.length > 0 ? [say('reason', 'ir-tambem', { 'dias-marcados': joined(visits) })] : []),
    ...(kind === 'grant' && clock?.rests !== 'end' ? endInWords(read, today) : []),
    ...(unreadEnd ? [say('reason', 'fim-mal-lido', { escrito: unreadEnd.text })] : []),
    ...(kind === 'notExtended' || isCutWhileIll(kind, read) ? stopInWords(read, today) : []),
    ...(isCharged ? [say('reason', 'cobra-tambem')] : []),
    ...(kind === 'summons' ? besideVisit(read, today) : []),
  ];
}

interface LeftToTell {
  words: string;
  /** Before a term that is over, or that waits for its day. */
  isFirst: boolean;
}

/** What is left to ask for, whatever became of the appeal. */
function leftOf({ kind, read, today, clock }: CountedCase): LeftToTell | undefined {
  const left = leftAfter(kind, read);
  if (!left) return undefined;
  const isFirst = clock
    ? isOver(clock.told, today)
    : (dayToKeep(kind, read) ?? '') < today && (left.isFirst === true || isLongPast(read, today));
  return { words: left.undated(read, today), isFirst };
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

/** Whether a yes names what whoever is paid keeps current: it is no call. */
const reminds = (kind: LetterKind, { signs: { call } }: LetterRead): boolean =>
  kind === 'grant' && call !== undefined && call !== 'schedule';

/** Where its last day is told, nobody is told how to count it. */
const meaningOf = ({ kind, read, today, clock }: WholeCase): string | undefined =>
  kind === 'requirement' && clock
    ? say('reason', 'exigencia-contada')
    : saidOf(kind, read, today)[1];

/** What the law still gives after the safe day. */
const limitAhead = ({ running, today }: WholeCase): string[] =>
  running.flatMap((one) =>
    one.situation === 'pastSafeDay' && one.term.legalLimit > today
      ? say('reason', 'limite-da-lei', { dia: weekdayAndDate(one.term.legalLimit) })
      : [],
  );

/** What the paper means, and what its day rests on. */
function reasonOf(letter: WholeCase): string[] {
  const { read, kind, clockKind, clock, old, left } = letter;
  const isShort = clockKind !== 'board' && ownDays(clockKind, read) !== undefined;
  const means = isShort ? say('reason', 'menos-dias-que-a-lei') : meaningOf(letter);
  const earlier = soonerInWords(letter);
  return [
    ...besideOf(letter),
    ...(means && (left || (!old && !(clock && isToldByDay.has(kind)))) ? [means] : []),
    ...(reminds(kind, read) ? [say('reason', 'lembra-tambem')] : []),
    ...(left && !left.isFirst ? [left.words] : []),
    ...(earlier && !old ? [earlier] : []),
    ...(clock ? limitAhead(letter) : []),
    ...(clock && !left?.isFirst ? [restsInWords(clock, letter)] : []),
  ];
}

/** What a letter is, what it means, until when, and what to do; counted where it has its day. */
export function letterAnswer(letter: LetterCase): LetterAnswer {
  const { read, kind, isChosen, today } = letter;
  const [seen] = saidOf(kind, read, today);
  const isNoBeside = !isChosen && read.kinds.includes('denial');
  const clockKind = isNoBeside || isYesWithLoss(kind, read) ? 'denial' : kind;
  const counts = countedFor(letter, clockKind);
  const { hint, clock, running } = counts;
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
      steps: withLate(
        stepsWith(
          allSteps(whole),
          isReasonSure ? reasons[0] : undefined,
          read.signs.call === 'registry',
        ),
        isRefusal.has(clockKind) && (hint?.isOver === true || isAfterTerm(whole)) && !old && !left,
      ),
      ...decidesOf(whole),
    },
    clock,
    running,
    clockKind,
    reasons,
    isReasonSure,
  };
}
