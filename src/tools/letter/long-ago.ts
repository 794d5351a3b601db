import { addDays, type IsoDate } from '#law/date.ts';
import { addYears } from '#rules/calendar.ts';
import type { LetterKind } from '#words/letter/kinds.ts';
import { dayOf, daysOfYear, type LetterFacts } from './letter-facts.ts';
import { startsWhenKnown } from './told-by-letter.ts';

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
