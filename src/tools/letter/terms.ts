import type { IsoDate } from '#law/date.ts';
import type { DateMeaning, LetterTerm, TermStart } from '#letters/letter-read.ts';
import { proceduralTerm } from '#rules/deadlines/term.ts';
import type { LetterKind } from '#words/letter/kinds.ts';
import { isBill, isRefusedDefence, refusals } from './effects.ts';
import { type Dated, dayOf, isBpc, type LetterFacts, type Termed } from './letter-facts.ts';

/** The terms in days that a requirement gives to answer it, the shortest first. */
export const termsToAnswer = ({ terms }: Termed): number[] =>
  [...new Set(terms.filter(({ of }) => of === 'answer').map(({ days }) => days))].sort(
    (one, other) => one - other,
  );

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

/** What answers a paper of this kind. */
const answerTo = (kind: LetterKind): LetterTerm['of'] =>
  kind === 'defence' ? 'defence' : refusals.includes(kind) ? 'appeal' : 'answer';

const daysOfStart: Readonly<Partial<Record<TermStart, DateMeaning>>> = {
  paper: 'issued',
  decision: 'decided',
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

/** The safe last day of so many days from that day, while it is ahead. */
export function lastAhead(
  from: IsoDate | undefined,
  days: number | undefined,
  today: IsoDate,
): IsoDate | undefined {
  const last = from && days && proceduralTerm(from, days).safeDay;
  return last && today <= last ? last : undefined;
}
