import type { IsoDate } from '#law/date.ts';
import { type CaseFact, caseFacts, keepCaseFacts } from '#site/case-facts.ts';
import { askedAt, isSensitiveAt, outside } from '../questions/asked.ts';
import { factOf, facts } from '../questions/facts.ts';
import { type AnyAt, anyQuestions } from '../questions/question.ts';
import { inWords } from '../questions/recount.ts';
import { type Typed, withTyped } from '../questions/typed.ts';
import { typedAs } from '../questions/typed-as.ts';
import { type Asking, finish, lookAt, type Outcome, type Visit } from './flow.ts';

/** An answer of another tool that would answer an open question of this one. */
interface Offer {
  /** Of the question's screen. */
  readonly id: string;
  readonly words: string;
  readonly typed: Typed;
}

const withOffers = (typed: Typed, offers: readonly Offer[]): Typed => {
  const now = offers.flatMap((offer) => offer.typed);
  return withTyped(typed, now, new Set(now.map(([name]) => name)));
};

/** What the case answers of the questions that are still open here, and may stand there. */
export function offersOf<Told>(
  asking: Asking<Told>,
  { typed, seen }: Visit,
  today: IsoDate,
  kept: readonly CaseFact[],
): Offer[] {
  const offers = lookAt(asking, typed, today).screens.flatMap(({ id, name, question, at }) => {
    if (seen.includes(id) || isSensitiveAt(question, at)) return [];
    const fact = factOf(question, at);
    const found = kept.find((one) => one.fact === fact);
    const told = found && typedAs(question, name, found.value);
    return found && told ? [{ id, words: found.words, typed: told }] : [];
  });
  const { errors } = lookAt(asking, withOffers(typed, offers), today);
  return offers.filter(({ id }) => !errors.some(({ fieldId }) => fieldId === id));
}

/** The visit with these answers, at the first question that they leave open. */
export function takeOffers<Told>(
  asking: Asking<Told>,
  before: Visit,
  offers: readonly Offer[],
  today: IsoDate,
): Outcome {
  const typed = withOffers(before.typed, offers);
  const seen = [...before.seen, ...offers.map(({ id }) => id)];
  const visit = { ...before, typed, seen, isChanging: true };
  const looked = lookAt(asking, typed, today);
  const open = looked.screens.find(({ id }) => !seen.includes(id));
  return open ? { visit: { ...visit, place: { screen: open.id } } } : finish(asking, visit, looked);
}

/**
 * What an answered tool leaves to the others, beside what they had left: the last answer holds, "não
 * sei" takes an earlier one away, and what is sensitive is not carried.
 */
export function factsAfter<Told>(
  { questions, wage }: Asking<Told>,
  told: Partial<Told>,
  today: IsoDate,
  kept: readonly CaseFact[],
): CaseFact[] {
  const at: AnyAt = { ...outside(today, wage), told: told as AnyAt['told'] };
  const asked = [...askedAt(anyQuestions(questions), at)].flatMap(([key, question]) => {
    const fact = factOf(question, at);
    return fact ? [{ fact, question, value: at.told[key] }] : [];
  });
  return [
    ...kept.filter((one) => !asked.some(({ fact }) => fact === one.fact)),
    ...asked
      .filter(({ question, value }) => value !== undefined && !isSensitiveAt(question, at))
      .map(({ fact, question, value }) => ({
        fact,
        value,
        words: `${facts[fact]}: ${inWords(question, value)}`,
      })),
  ];
}

/** Remembers what a tool was told, once everything is. */
export const remember = <Told>(asking: Asking<Told>, typed: Typed, today: IsoDate): void =>
  keepCaseFacts(factsAfter(asking, lookAt(asking, typed, today).told, today, caseFacts()));
