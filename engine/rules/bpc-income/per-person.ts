import { type Verdict, verdictOf } from '../criterion.ts';
import type { Span } from './span.ts';

export interface PersonSpan extends Span {
  readonly personId: string;
  /** Whether the person counts is open: there is a reading with the person and one without. */
  readonly isDoubtful: boolean;
}

/** A sum and its division among so many members. All amounts are integer cents per month. */
export interface Quotient {
  readonly sum: number;
  /** Divisor: every member of the family, also one whose benefit is left out (Decreto 6.214, art. 4º, IV). */
  readonly members: number;
  /**
   * Sum by members, rounded up to the next whole cent. For display alone: rounded up, it lies above
   * a limit of whole cents exactly when the sum does, so what is seen never contradicts the verdict.
   */
  readonly perPerson: number;
  /** The division leaves no fraction of a cent: `perPerson` was not rounded. */
  readonly isExact: boolean;
}

/** What one member brings to one sum, in cents. */
interface Term {
  readonly personId: string;
  readonly cents: number;
}

/** One way to do the sum, with what it is made of: the terms and `ofFamily` together. */
export interface SumReading extends Quotient {
  /** One for each member, in the order given. */
  readonly terms: readonly Term[];
  /** What belongs to the family and to no one in it: Bolsa Família. In cents. */
  readonly ofFamily: number;
}

/** From the reading with the least income per person to the one with the most. */
export interface ReadingRange {
  readonly lowest: SumReading;
  /** Absent while an amount that may count is not known. */
  readonly highest?: SumReading;
}

/** The income per person: integer cents, a fraction rounded up, so that a sum above a limit never falls on it. */
export function quotientOf(sum: number, members: number): Quotient {
  const fraction = sum % members;
  return {
    sum,
    members,
    perPerson: (sum - fraction) / members + (fraction > 0 ? 1 : 0),
    isExact: fraction === 0,
  };
}

const total = (terms: readonly Term[]): number => terms.reduce((sum, { cents }) => sum + cents, 0);

/** A way to go through the doubtful people: in which order, and who moves the mean as wanted. */
interface Direction {
  readonly order: (one: Term, other: Term) => number;
  readonly takesIn: (cents: number, sum: number, members: number) => boolean;
}

// An income lowers the mean exactly when it lies below it: income × members < sum, without dividing.
const down: Direction = {
  order: (one, other) => one.cents - other.cents,
  takesIn: (cents, sum, members) => cents * members < sum,
};
const up: Direction = {
  order: (one, other) => other.cents - one.cents,
  takesIn: (cents, sum, members) => cents * members > sum,
};

/** Takes in, from the given order, each doubtful person who moves the mean the way wanted. */
function extreme(
  shares: readonly PersonSpan[],
  ofFamily: number,
  amountOf: (share: PersonSpan) => number,
  { order, takesIn }: Direction,
): SumReading {
  const all = shares.map((share) => ({
    isDoubtful: share.isDoubtful,
    term: { personId: share.personId, cents: amountOf(share) },
  }));
  const taken = new Set(all.filter(({ isDoubtful }) => !isDoubtful).map(({ term }) => term));
  let sum = ofFamily + total([...taken]);
  const doubtful = all.filter(({ isDoubtful }) => isDoubtful).map(({ term }) => term);
  for (const term of doubtful.sort(order)) {
    if (!takesIn(term.cents, sum, taken.size)) continue;
    sum += term.cents;
    taken.add(term);
  }
  const terms = all.map(({ term }) => term).filter((term) => taken.has(term));
  return { ...quotientOf(sum, terms.length), terms, ofFamily };
}

/**
 * The least and the most that the income per person can be.
 * @param shares one for each person of the family or perhaps of it; at least one is certain.
 * @param ofFamily what belongs to the family as a whole.
 */
export function rangeOf(
  shares: readonly PersonSpan[],
  ofFamily: Span = { least: 0, most: 0 },
): ReadingRange {
  const lowest = extreme(shares, ofFamily.least, ({ least }) => least, down);
  if (ofFamily.most === undefined || shares.some(({ most }) => most === undefined)) {
    return { lowest };
  }
  return { lowest, highest: extreme(shares, ofFamily.most, ({ most = 0 }) => most, up) };
}

/** Largest sum in cents with which so many members stay "igual ou inferior"; `parts` is 4 for a quarter, 2 for half. */
export const largestSum = (members: number, wage: number, parts: number): number =>
  (wage * members - ((wage * members) % parts)) / parts;

/** Compared as products, sum × parts with wage × members: nothing is divided, so nothing is rounded. */
const isWithin = ({ sum, members }: Quotient, wage: number, parts: number): boolean =>
  sum * parts <= wage * members;

/** Whether the income is within a part of the wage: in every reading 'met', in none 'unmet', in some 'unknown'. */
export function verdictAgainst(
  { lowest, highest }: { readonly lowest: Quotient; readonly highest?: Quotient },
  wage: number,
  parts: number,
): Verdict {
  if (!isWithin(lowest, wage, parts)) return verdictOf(false);
  return verdictOf(highest && isWithin(highest, wage, parts) ? true : undefined);
}
