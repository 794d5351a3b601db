import { addMonths, type Month, monthOf } from '#law/month.ts';
import { findMinimumWageOf } from '#law/past-minimum-wages.ts';
import { dayNumberOf } from '../calendar.ts';
import type { Spell, WorkingLife } from './life.ts';
import { type Missing, missingIn } from './month-missing.ts';
import { backgroundOf, countsIn, isReducedIn, takenIn } from './month-taken.ts';
import { inBoth, isBenefit, type Range } from './reading.ts';
import { touches } from './spans.ts';
import { benefitSpan, spanOf } from './stretches.ts';
import { reformMonth, type WhyNot, whyNotOf } from './why-not.ts';

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
  readonly whyNot: readonly WhyNot[];
  readonly missing: Missing | undefined;
}

/** Every spell that gives something to the month, or lies over it without giving anything. */
function spellsIn(life: WorkingLife, silent: readonly Spell[], month: Month): Spell[] {
  const today = dayNumberOf(life.today);
  return life.spells.filter((spell) => {
    if (!isBenefit(spell))
      return spell.months.some((part) => part.month === month) || silent.includes(spell);
    const span = spell.kind === 'otherBenefit' ? undefined : benefitSpan(spell, today);
    return span !== undefined && touches(spanOf(month), span);
  });
}

/**
 * Each month from 11/2019 until that of the count to which something was given: it counts whole where
 * all parts together reach its minimum wage (Decreto 3.048/1999, art. 19-C, § 2º; IN 128/2022, art.
 * 209), where a benefit between contributions fills it, and not at all otherwise. The INSS's own sum
 * goes before ours; where something of the month does not hold, that sum may contain it, and the
 * cautious reading takes no more than what holds.
 * @param life with its doubts marked
 */
export function monthRows(life: WorkingLife): MonthRow[] {
  const last = monthOf(life.today);
  const background = inBoth((reading) => backgroundOf(life, reading));
  const rows: MonthRow[] = [];
  for (let month = reformMonth; month <= last; month = addMonths(month, 1)) {
    const spells = spellsIn(life, background.most.silentIn(month), month);
    if (spells.length === 0) continue;
    const minimum = findMinimumWageOf(month)?.value;
    const taken = inBoth((reading) => takenIn(life, month, reading, background[reading], minimum));
    const reaches = inBoth((reading) => countsIn(taken[reading]));
    const days = spanOf(month);
    const whyNot = whyNotOf(month, {
      ...taken,
      minimum,
      consolidated: life.consolidated.get(month),
      hasMaternity: background.most.maternity.some((span) => touches(span, days)),
      isBetween: inBoth((reading) =>
        background[reading].between.some((span) => touches(span, days)),
      ),
      told: background.most.toldIn(month),
    });
    rows.push({
      month,
      spells: spells.map(({ id }) => id),
      sum: { least: taken.least.sum, most: taken.most.sum },
      isConsolidated: life.consolidated.has(month),
      minimum,
      reaches,
      counts: { least: month !== reformMonth && reaches.least, most: reaches.most },
      isReduced: inBoth((reading) => isReducedIn(taken[reading], minimum, reading)),
      whyNot,
      missing:
        minimum !== undefined && whyNot.includes('belowMinimum')
          ? missingIn(month, taken.least, minimum, whyNot.length === 1)
          : undefined,
    });
  }
  return rows;
}
