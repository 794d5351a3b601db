import { addDays, type IsoDate } from '#law/date.ts';
import type { DateMeaning, LetterRead, LetterTerm, TermStart } from '#letters/letter-read.ts';
import { addYears } from '#rules/calendar.ts';
import { rightClocks } from '#rules/deadlines/right-clocks.ts';
import { proceduralTerm, type Term, termOfYears } from '#rules/deadlines/term.ts';
import type { LetterKind } from '#words/letter/kinds.ts';
import type { Told } from '../deadlines/questions.ts';

/** What stands in a letter and bears on a clock. */
export type LetterFacts = Pick<LetterRead, 'dates' | 'terms' | 'species' | 'signs' | 'unread'>;
type Dated = Pick<LetterFacts, 'dates'>;
type Termed = Pick<LetterFacts, 'terms'>;
type Signed = Pick<LetterFacts, 'signs'>;

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

/** The safe last day of so many days from that day, while it is ahead. */
export function lastAhead(
  from: IsoDate | undefined,
  days: number | undefined,
  today: IsoDate,
): IsoDate | undefined {
  const last = from && days && proceduralTerm(from, days).safeDay;
  return last && today <= last ? last : undefined;
}

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

/** Whether the board left a no against which there may be another appeal. */
const isBoardNo = ({ signs: { board } }: LetterFacts): boolean =>
  board === 'no' || board === 'part';

/** Days by which something is to be done, also those that another paper of the same paste may have set. */
const toAct: readonly DateMeaning[] = [
  'dueBy',
  'defenceBy',
  'appealBy',
  'extendBy',
  'wasDue',
  'appointment',
];

/** Days ahead by which something is to be done, and of which the answer for this kind says nothing; the earliest first. */
export function daysLeftOut(
  kind: LetterKind,
  facts: LetterFacts,
  clock: LetterClock | undefined,
  today: IsoDate,
): IsoDate[] {
  const told = [
    clock?.told.printedLimit,
    clock?.told.benefitEnd,
    dayToKeep(kind, facts),
    kind === 'summons' ? dayOf(facts, 'dueBy') : undefined,
    ...lastDays(kind, facts),
    ...facts.dates.filter(({ what }) => what === 'dcb').map(({ day }) => day),
  ];
  const isVisited = kind === 'summons' || kind === 'requirement';
  const left = facts.dates.filter(
    ({ what, day }) =>
      day >= today &&
      toAct.includes(what) &&
      !told.includes(day) &&
      !(isVisited && what === 'appointment'),
  );
  return [...new Set(left.map(({ day }) => day))].sort();
}

/** A yes that also tells of an end, or keeps money back: against that there is a defence or an appeal. */
export const isYesWithLoss = (kind: LetterKind, { signs }: Signed): boolean =>
  kind === 'grant' && (signs.isEndTold || signs.isKeptBack);

const lastDayOf = (kind: LetterKind): DateMeaning =>
  kind === 'requirement' ? 'dueBy' : kind === 'defence' ? 'defenceBy' : 'appealBy';

/** The last days that the paper prints, the earliest first. */
export function lastDays(kind: LetterKind, { dates }: Dated): IsoDate[] {
  const what = lastDayOf(kind);
  return [...new Set(dates.filter((one) => one.what === what).map(({ day }) => day))].sort();
}

/** A last day that is printed and was not read, as it stands there: no counted day may hide it. */
export const unreadLastDay = (
  kind: LetterKind,
  facts: Dated & Pick<LetterFacts, 'unread'>,
): string | undefined =>
  lastDays(kind, facts).length > 0
    ? undefined
    : facts.unread.find(({ what, why }) => what === lastDayOf(kind) && why !== 'empty')?.text;

/** What answers a paper of this kind. */
const answerTo = (kind: LetterKind): LetterTerm['of'] =>
  kind === 'defence' ? 'defence' : refusals.includes(kind) ? 'appeal' : 'answer';

const daysOfStart: Readonly<Partial<Record<TermStart, DateMeaning>>> = {
  paper: 'issued',
  stop: 'stopped',
  end: 'dcb',
  publication: 'published',
};

/** The day from which a term runs that does not run from when one knew, where the letter has it. */
export const startDayOf = (facts: Dated, { start }: LetterTerm): IsoDate | undefined => {
  const what = start && daysOfStart[start.of];
  return what && dayOf(facts, what);
};

/** A term that runs from something else than the day on which one knew, and that day where the letter has it. */
export function otherStart(
  kind: LetterKind,
  facts: Dated & Termed,
): { term: LetterTerm; from: IsoDate | undefined } | undefined {
  const own = facts.terms.filter(({ of }) => of === answerTo(kind));
  const isAnswered = own.length === 0 && kind === 'defence';
  const terms = isAnswered ? facts.terms.filter(({ of }) => of === 'answer') : own;
  const [term] = terms;
  const start = term?.start?.of;
  if (!start || terms.some((one) => one.start?.of !== start)) return undefined;
  return { term, from: startDayOf(facts, term) };
}

/** Whether nothing is counted from when it was known: the letter counts otherwise, more than one day printed, a board's yes, a debt set down, an end that had been set. */
const startsNone = (kind: LetterKind, facts: LetterFacts): boolean =>
  otherStart(kind, facts) !== undefined ||
  (kind === 'board' && !isBoardNo(facts)) ||
  lastDays(kind, facts).length > 1 ||
  unreadLastDay(kind, facts) !== undefined ||
  isBill(kind, facts) ||
  isEnded(kind, facts) ||
  endsByAge(kind, facts);

/** The days that the law gives to who is called about a BPC; those of a small town first. Decreto 6.214/2007, art. 47-B. */
const daysOfBpc = { registry: [45, 90], schedule: [30], biometrics: [90], lifeProof: [] } as const;

/** The same of a call that prints no term and no day. */
export const daysOfCall = (facts: LetterFacts): readonly number[] => {
  const { call } = facts.signs;
  const isOpen =
    termsToAnswer(facts).length === 0 &&
    !facts.dates.some(({ what }) => what === 'appointment' || what === 'dueBy');
  return isOpen && call && isBpc(facts) ? daysOfBpc[call] : [];
};

/** Whether a call gives days, and sets none. */
const runsFromCall = (facts: LetterFacts): boolean =>
  (termsToAnswer(facts).length === 1 && !dayToKeep('summons', facts)) ||
  daysOfCall(facts).length > 0;

/** Whether the day on which the person knew begins the clock of this kind of paper. */
export const startsWhenKnown = (kind: LetterKind, facts: LetterFacts): boolean =>
  (fromKnowing[kind] !== undefined || (kind === 'summons' && runsFromCall(facts))) &&
  (!facts.signs.isFromDecision || !dayOf(facts, 'decided')) &&
  (!startsNone(kind, facts) || (kind === 'board' && ownDays(kind, facts) !== undefined)) &&
  printedBy(kind, facts) === undefined &&
  dayToKeep(kind, facts) === undefined;

/** A debt that was set down: what is left is its due day, no defence. */
export const isBill = (kind: LetterKind, { signs }: Signed): boolean =>
  kind === 'defence' && signs.charge === 'bill' && !isRefusedDefence(kind, { signs });

/** A defence that was refused: what is left is the appeal, whatever bill came along. */
export const isRefusedDefence = (kind: LetterKind, { signs }: Signed): boolean =>
  kind === 'defence' && signs.isDefended && !signs.isFinal;

/** An auxílio that reached the day that had been set for its end: what is left is to ask anew. */
export const isEnded = (
  kind: LetterKind,
  { signs, species }: Signed & Pick<LetterFacts, 'species'>,
): boolean =>
  kind === 'cut' &&
  signs.isAtItsEnd &&
  (signs.isIncapacity || species?.benefit === 'auxilio-doenca');

/** An auxílio that ended otherwise, or a benefit unnamed: its person may still be ill, and ask anew beside the appeal. */
export const isCutWhileIll = (
  kind: LetterKind,
  facts: Signed & Pick<LetterFacts, 'species'>,
  isBare = false,
): boolean =>
  kind === 'cut' &&
  !isEnded(kind, facts) &&
  !facts.signs.replacedBy &&
  facts.signs.held === undefined &&
  (facts.species ? facts.species.benefit === 'auxilio-doenca' : facts.signs.isIncapacity || isBare);

/** A share of a pension that ends with an age: nothing was decided against anybody. */
export const endsByAge = (kind: LetterKind, { signs }: Signed): boolean =>
  kind === 'cut' && signs.endsByAge;

const refusals: readonly LetterKind[] = ['denial', 'notExtended', 'reviewRefused', 'cut', 'board'];

/** A day that the letter sets and nobody has to count: of an appeal or a defence, or to be there. */
export function dayToKeep(kind: LetterKind, facts: LetterFacts): IsoDate | undefined {
  if (refusals.includes(kind) || isRefusedDefence(kind, facts)) return dayOf(facts, 'appealBy');
  if (isBill(kind, facts)) return dayOf(facts, 'payBy') ?? dayOf(facts, 'dueBy');
  if (kind === 'defence') return dayOf(facts, 'defenceBy') ?? dayOf(facts, 'dueBy');
  const isOpen = facts.signs.isMoved && !facts.dates.some(({ what }) => what === 'replaced');
  if (kind !== 'summons' || isOpen) return undefined;
  return dayOf(facts, 'appointment') ?? dayOf(facts, 'dueBy');
}

/** The last day that the letter itself prints. */
const printedBy = (kind: LetterKind, facts: LetterFacts): IsoDate | undefined =>
  kind === 'requirement' ? dayOf(facts, 'dueBy') : undefined;

const isBpc = ({ species }: LetterFacts): boolean | undefined =>
  species?.benefit ? species.benefit === 'bpc-loas' : undefined;

/** How many days the letter gives for this; none where it gives two terms. */
export function daysFor({ terms }: Termed, purpose: LetterTerm['of']): number | undefined {
  const days = new Set(terms.filter(({ of }) => of === purpose).map((one) => one.days));
  return days.size === 1 ? [...days][0] : undefined;
}

/** The days that the law gives to a defence and to an appeal; Lei 8.212/1991, art. 69, § 1º; Decreto 3.048/1999, art. 305, § 1º. */
const daysOfLaw = 30;

/**
 * The days that the letter gives in the place of the law's: fewer for a defence or an appeal, or to answer
 * the appeal of the INSS, which as a rule has thirty, or what a board asks of the person.
 */
export function ownDays(kind: LetterKind, facts: LetterFacts): number | undefined {
  const [toAnswer] = termsToAnswer(facts);
  const { board } = facts.signs;
  if (kind === 'board' && board === 'appealed') return toAnswer ?? daysOfLaw;
  if (kind === 'board') return board === 'asks' ? toAnswer : undefined;
  if (isBill(kind, facts) || !(kind === 'defence' || refusals.includes(kind))) return undefined;
  const days =
    kind === 'defence' && !isRefusedDefence(kind, facts)
      ? (daysFor(facts, 'defence') ?? toAnswer)
      : daysFor(facts, 'appeal');
  return days !== undefined && days < daysOfLaw ? days : undefined;
}

/** The terms in days that a requirement gives to answer it, the shortest first. */
export const termsToAnswer = ({ terms }: Termed): number[] =>
  [...new Set(terms.filter(({ of }) => of === 'answer').map(({ days }) => days))].sort(
    (one, other) => one - other,
  );

/** A requirement with a term of its own in days, the shortest of them; Decreto 3.048/1999, art. 176. */
function ownTerm(kind: LetterKind, facts: LetterFacts, from: IsoDate): IsoDate | undefined {
  const [days] = kind === 'requirement' ? termsToAnswer(facts) : [];
  return days === undefined ? undefined : addDays(from, days);
}

/** The days of a defence are those of who works in the fields; Lei 8.212/1991, art. 69, § 1º. */
const ruralDefence = 60;

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

/** The day on which the person knew, as they tell beside the paper: none before the decision, or still to come. */
export function toldDayOf(facts: Pick<LetterFacts, 'dates'>, today: IsoDate): IsoDate | undefined {
  const day = dayOf(facts, 'toldKnown');
  const decided = dayOf(facts, 'decided') ?? dayOf(facts, 'issued');
  return day && day <= today && (!decided || decided <= day) ? day : undefined;
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
  dayOf(facts, 'decided') ??
  dayOf(facts, 'issued') ??
  (kind === 'cut' ? dayOf(facts, 'known') : undefined);

const daysOfYear = 365;
/** Whether it has days, and all of them are more than a year old. */
export const isLongPast = ({ dates }: Dated, today: IsoDate): boolean =>
  dates.length > 0 && dates.every(({ day }) => addDays(day, daysOfYear) < today);

/** Until when a salário-maternidade may be asked for, from the birth on. */
export function maternityUntil(facts: LetterFacts): Term | undefined {
  const { years, isToAnniversary } = rightClocks.maternity.count;
  const birth = dayOf(facts, 'childbirth');
  const term = birth && termOfYears(birth, years, isToAnniversary);
  const decided = dayOf(facts, 'decided') ?? dayOf(facts, 'issued') ?? dayOf(facts, 'der');
  // Asked for after it, the paper tells of another birth.
  return term && (decided === undefined || decided <= term.lastDay) ? term : undefined;
}

/** A no, or an end that nothing but an appeal or a new request answers. */
const isLeftToAsk = (kind: LetterKind, { signs }: LetterFacts): boolean =>
  kind === 'denial' ||
  kind === 'notExtended' ||
  (kind === 'cut' && !signs.replacedBy && !signs.held && !signs.isUnclaimed);

/** The day of such a paper that is more than a year old, where none of its days is later than that. */
export function oldDayOf(
  kind: LetterKind,
  facts: LetterFacts,
  today: IsoDate,
): IsoDate | undefined {
  const isOld =
    isLeftToAsk(kind, facts) &&
    startsWhenKnown(kind, facts) &&
    facts.dates.every(({ day }) => addDays(day, daysOfYear) < today);
  return isOld ? (dayOf(facts, 'decided') ?? dayOf(facts, 'issued')) : undefined;
}

/** Ten years to have a grant reviewed, from the month after the first payment; Lei 8.213/1991, art. 103. */
const yearsToReview = 11;
export function oldGrantOf(facts: LetterFacts, today: IsoDate): IsoDate | undefined {
  const day = dayOf(facts, 'issued') ?? dayOf(facts, 'granted');
  return day && facts.dates.every((one) => addYears(one.day, yearsToReview) < today)
    ? day
    : undefined;
}

/** So long no request waits for its answer as a rule. */
const yearsOfWaiting = 3;

/** The day of the request, where the paper has no other and its answer can hardly be of today. */
export function oldRequestOf(
  kind: LetterKind,
  facts: LetterFacts,
  today: IsoDate,
): IsoDate | undefined {
  const day = dayOf(facts, 'der');
  return day &&
    isLeftToAsk(kind, facts) &&
    facts.dates.every((one) => addDays(one.day, yearsOfWaiting * daysOfYear) < today)
    ? day
    : undefined;
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

/** An auxílio that was granted, and did not become a retirement. */
const isAuxilioGranted = (kind: LetterKind, { signs }: LetterFacts): boolean =>
  kind === 'grant' && signs.isIncapacity && signs.replacedBy !== 'retirement';

/** Only an auxílio is prolonged. */
export const mayBeProlonged = (kind: LetterKind, facts: LetterFacts): boolean =>
  kind === 'extended' ||
  (isAuxilioGranted(kind, facts) && !facts.signs.isEndTold && !wasOverAtOnce(kind, facts));

/** An auxílio whose last day had passed when it was decided: there was never a day to ask for more. */
export function wasOverAtOnce(kind: LetterKind, facts: LetterFacts): boolean {
  const [end, decided] = [dayOf(facts, 'dcb'), dayOf(facts, 'decided') ?? dayOf(facts, 'granted')];
  return isAuxilioGranted(kind, facts) && !!end && !!decided && end < decided;
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
  const { from = dayOf(facts, 'decided'), rests } = knownFrom(kind, facts, known);
  const told = from && toldWith(kind, facts, from);
  return told && { told, rests: known || rests === 'ciencia' ? rests : 'decided' };
}
