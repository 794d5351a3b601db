import { addDays, type IsoDate } from '#law/date.ts';
import { rightClocks } from '#rules/deadlines/right-clocks.ts';
import { type Term, termOfYears } from '#rules/deadlines/term.ts';
import type { LetterKind } from '#words/letter/kinds.ts';
import type { Told } from '../deadlines/questions.ts';
import {
  endsByAge,
  isBill,
  isBoardNo,
  isEnded,
  isRefusedDefence,
  mayBeProlonged,
} from './effects.ts';
import { dayToKeep, lastDays, printedBy, unreadLastDay } from './last-days.ts';
import { dayOf, endOf, isBpc, type LetterClock, type LetterFacts } from './letter-facts.ts';
import { daysFor, daysOfCall, otherStart, ownDays, termsToAnswer } from './terms.ts';

/** Of these kinds the clock runs from the day on which the person knew. */
const fromKnowing: Readonly<Partial<Record<LetterKind, Told['happened']>>> = {
  denial: 'denied',
  notExtended: 'denied',
  reviewRefused: 'denied',
  requirement: 'documentsAsked',
  defence: 'suspicion',
  cut: 'stopped',
  board: 'boardDenied',
};

/** What may have happened to who holds a letter, in the words of the deadlines' tool. */
export const toldByLetters: readonly Told['happened'][] = [
  ...new Set(Object.values(fromKnowing)),
  'benefitEnding',
];

/** Whether nothing is counted from when it was known: the letter counts otherwise, more than one day printed, a board's yes, a debt set down, an end that had been set. */
const startsNone = (kind: LetterKind, facts: LetterFacts): boolean =>
  otherStart(kind, facts) !== undefined ||
  (kind === 'board' && !isBoardNo(facts)) ||
  lastDays(kind, facts).length > 1 ||
  unreadLastDay(kind, facts) !== undefined ||
  isBill(kind, facts) ||
  isEnded(kind, facts) ||
  endsByAge(kind, facts);

/** Whether a call gives days, and sets none. */
const runsFromCall = (facts: LetterFacts): boolean =>
  (termsToAnswer(facts).length === 1 && !dayToKeep('summons', facts)) ||
  daysOfCall(facts).length > 0;

/** The decision's own day, where its term runs from it, whenever it was known. */
const startByItself = (facts: LetterFacts): IsoDate | undefined =>
  facts.signs.isFromDecision ? dayOf(facts, 'decided') : undefined;

/** Whether the day on which the person knew begins the clock of this kind of paper. */
export const startsWhenKnown = (kind: LetterKind, facts: LetterFacts): boolean =>
  (fromKnowing[kind] !== undefined || (kind === 'summons' && runsFromCall(facts))) &&
  !startByItself(facts) &&
  (!startsNone(kind, facts) || (kind === 'board' && ownDays(kind, facts) !== undefined)) &&
  printedBy(kind, facts) === undefined &&
  dayToKeep(kind, facts) === undefined;

/** A requirement with a term of its own in days, the shortest of them; Decreto 3.048/1999, art. 176. */
function ownTerm(kind: LetterKind, facts: LetterFacts, from: IsoDate): IsoDate | undefined {
  const [days] = kind === 'requirement' ? termsToAnswer(facts) : [];
  return days === undefined ? undefined : addDays(from, days);
}

/** The days of a defence are those of who works in the fields; Lei 8.212/1991, art. 69, § 1º. */
export const ruralDefence = 60;

/** Papers of a board, or of what was cut, tell of a day on which an earlier paper was known. */
const toldOfItself: readonly LetterKind[] = [
  'denial',
  'notExtended',
  'reviewRefused',
  'requirement',
  'defence',
  'summons',
];

/** The day on which the person was told, as the paper says; none that is before what it decides. */
function cienciaOf(kind: LetterKind, facts: LetterFacts): IsoDate | undefined {
  const { board, isFromCiencia } = facts.signs;
  const day = dayOf(facts, 'known');
  // What falls in steps ends long after it is told.
  const isSudden = kind === 'cut' && facts.signs.why !== 'recovered';
  const cut = isSudden ? dayOf(facts, 'dcb') : undefined;
  const decided = dayOf(facts, 'decided') ?? dayOf(facts, 'issued') ?? cut;
  if (!day || (decided && day < decided)) return undefined;
  // What is told after the decision, or as what the term runs from, is of no earlier paper.
  const isOwn = toldOfItself.includes(kind) || board === 'appealed' || board === 'asks';
  return isOwn || decided || isFromCiencia ? day : undefined;
}

/** A paper beside the letter, with a day of its own, is told of within so many days. */
const nearby = 30;

/** The day on which the person knew, as they tell beside the paper: none before the decision, or still to come. */
export function toldDayOf(facts: Pick<LetterFacts, 'dates'>, today: IsoDate): IsoDate | undefined {
  const day = dayOf(facts, 'toldKnown');
  const issued = dayOf(facts, 'issued');
  // What was issued soon after the letter was seen is another paper.
  const from = dayOf(facts, 'decided') ?? (issued && addDays(issued, -nearby));
  return day && day <= today && (!from || from <= day) ? day : undefined;
}

/** The day from which a term is counted: a printed ciência holds against a later day that is told. */
export function knownFrom(
  kind: LetterKind,
  facts: LetterFacts,
  known: IsoDate | undefined,
): { from?: IsoDate | undefined; rests: 'ciencia' | 'known' } {
  const printed = cienciaOf(kind, facts);
  const isPrinted = printed !== undefined && (known === undefined || printed <= known);
  return isPrinted ? { from: printed, rests: 'ciencia' } : { from: known, rests: 'known' };
}

/** The day on the paper from which it may have been known: shown, and to be corrected. */
export const readDayOf = (kind: LetterKind, facts: LetterFacts): IsoDate | undefined =>
  cienciaOf(kind, facts) ??
  // What the INSS appealed against was decided long before its appeal was made known.
  (facts.signs.board === 'appealed' ? dayOf(facts, 'published') : undefined) ??
  dayOf(facts, 'decided') ??
  dayOf(facts, 'issued') ??
  (kind === 'cut' ? (dayOf(facts, 'stopped') ?? dayOf(facts, 'known')) : undefined);

/** Until when a salário-maternidade may be asked for, from the birth on. */
export function maternityUntil(facts: LetterFacts): Term | undefined {
  const { years, isToAnniversary } = rightClocks.maternity.count;
  const birth = dayOf(facts, 'childbirth');
  const term = birth && termOfYears(birth, years, isToAnniversary);
  const decided = dayOf(facts, 'decided') ?? dayOf(facts, 'issued') ?? dayOf(facts, 'der');
  // Asked for after it, the paper tells of another birth.
  return term && (decided === undefined || decided <= term.lastDay) ? term : undefined;
}

/** What the deadlines' tool is told of this letter, with the day on which it was known. */
export function toldWith(kind: LetterKind, facts: LetterFacts, from: IsoDate): Told | undefined {
  // A defence that was refused is answered by an appeal.
  const happened = isRefusedDefence(kind, facts) ? 'stopped' : fromKnowing[kind];
  if (!happened) return undefined;
  const printedLimit = ownTerm(kind, facts, from);
  return {
    happened,
    ...(printedLimit ? { isLimitPrinted: true, printedLimit } : { ciencia: from }),
    ...(happened === 'documentsAsked' && !printedLimit && { isLimitPrinted: false }),
    ...(happened === 'stopped' || happened === 'suspicion' ? { isBpc: isBpc(facts) } : {}),
    ...(happened === 'stopped' && facts.signs.isDefended && { stop: 'ended' as const }),
    ...(happened === 'suspicion' &&
      daysFor(facts, 'defence') === ruralDefence && { isRural: true }),
  };
}

/**
 * The clock that a letter starts; undefined where it starts none, or no day to count from is known. The
 * day of the paper is not taken: it may have been printed long after the decision.
 * @param known the day on which the person knew, if told
 */
export function clockOf(
  kind: LetterKind,
  facts: LetterFacts,
  known: IsoDate | undefined,
): LetterClock | undefined {
  const printedLimit = printedBy(kind, facts);
  if (printedLimit) {
    return {
      told: { happened: 'documentsAsked', isLimitPrinted: true, printedLimit },
      rests: 'printed',
    };
  }
  const benefitEnd = mayBeProlonged(kind, facts) ? endOf(kind, facts) : undefined;
  if (benefitEnd) return { told: { happened: 'benefitEnding', benefitEnd }, rests: 'end' };
  if (dayToKeep(kind, facts)) return undefined;
  if (startsNone(kind, facts) || ownDays(kind, facts)) return undefined;
  const own = kind === 'denial' ? startByItself(facts) : undefined;
  const { from = dayOf(facts, 'decided'), rests } = own
    ? { from: own, rests: 'decided' as const }
    : knownFrom(kind, facts, known);
  const told = from && toldWith(kind, facts, from);
  return told && { told, rests: known || rests === 'ciencia' ? rests : 'decided' };
}
