import type { Month } from '#law/month.ts';
import { reformMonth } from '#law/reform.ts';
import { type Missing, missingIn } from './month-missing.ts';
import { inBoth, type Range } from './reading.ts';
import { isReducedIn, reaches, type Seen } from './seen.ts';
import type { Why } from './why.ts';
import { whyNotOf } from './why-not.ts';

/** A month from 11/2019 on, compared with its minimum wage: it counts whole or not at all. */
export interface MonthRow {
  readonly month: Month;
  /** The spells that give something to it, counted or not. */
  readonly spells: readonly string[];
  /** Cents: of the INSS's own sum or, without one, of all parts together. */
  readonly sum: Range<number>;
  readonly isConsolidated: boolean;
  /** Cents; undefined where the value of the month is not recorded. */
  readonly minimum: number | undefined;
  /** Whether all parts together reach the minimum wage, or a benefit fills the month. */
  readonly reaches: Range<boolean>;
  /** Whether it counts as a whole month of time: 11/2019 does not for sure, whatever was paid. */
  readonly counts: Range<boolean>;
  /** Whether it counts only through a plan that serves retirement by age alone. */
  readonly isReduced: Range<boolean>;
  /** Empty where it is in the cautious total. */
  readonly whyNot: readonly Why[];
  readonly missing: Missing | undefined;
}

/**
 * Each month from 11/2019 until that of the count to which something was given: it counts whole where
 * all parts together reach its minimum wage (Decreto 3.048/1999, art. 19-C, § 2º; IN 128/2022, art.
 * 209), where a benefit between contributions fills it, and not at all otherwise.
 * @param seen one ledger with both eyes
 */
export const monthRows = (seen: Range<Seen>): MonthRow[] =>
  seen.least.months.flatMap((least, index) => {
    const most = seen.most.months[index];
    if (most === undefined || least.month < reformMonth) return [];
    const { month, minimum, consolidated, lines } = least;
    const both = { least, most };
    const isReached = inBoth((reading) => reaches(both[reading], reading));
    const whyNot = whyNotOf(both);
    return {
      month,
      spells: lines.map(({ spell }) => spell.id),
      sum: { least: least.sum, most: most.sum },
      isConsolidated: consolidated !== undefined,
      minimum,
      reaches: isReached,
      counts: { least: month !== reformMonth && isReached.least, most: isReached.most },
      isReduced: inBoth((reading) => isReducedIn(both[reading], reading)),
      whyNot,
      missing: whyNot.includes('belowMinimum') ? missingIn(least, whyNot.length === 1) : undefined,
    };
  });
