import type { CitationKey } from '#law/citations.ts';
import { contributionOf, contributionRates } from '#law/contributions.ts';
import { keysOf } from '#law/keyed.ts';
import { firstDayOf, type Month } from '#law/month.ts';
import { reformMonth } from '#law/reform.ts';
import { findLegalValue, type LegalSeries } from '#law/value.ts';
import type { SpellKind } from './life.ts';
import { inBoth, isJob, type Range } from './reading.ts';
import { isReducedIn, reaches, type Seen, type SeenMonth, total } from './seen.ts';
import type { Why } from './why.ts';

/** What a month lacks up to the minimum wage. */
interface Missing {
  /** Cents of salário de contribuição. */
  readonly base: number;
  /**
   * Cents to pay, without the interest and fine of who pays late; undefined where the rate is not sure:
   * different kinds of work in the month, a reduced plan, an employee before 03/2020, another reason
   * beside the missing rest; or where it is less than the smallest guia.
   */
  readonly cents: number | undefined;
  readonly citations: readonly CitationKey[];
}

const rateOf = (kind: SpellKind): { rate: LegalSeries<number>; citation: CitationKey } => {
  if (isJob({ kind }))
    return { rate: contributionRates.employeeFirstBracket, citation: 'ec-103-28' };
  return kind === 'serviceToCompany'
    ? { rate: contributionRates.withheldByCompany, citation: 'lei-10666-4' }
    : { rate: contributionRates.full, citation: 'lei-8212-21' };
};

/** The smallest guia that is issued, in cents; less cannot be paid alone. */
const smallestGuia = 1000;

/**
 * What the month lacks, of one whose parts do not reach the minimum wage; undefined where that is not
 * recorded.
 * @param isOnlyBelow whether nothing but the missing rest keeps the month out
 */
function missingIn(
  { month, minimum, taken, sum }: SeenMonth,
  isOnlyBelow: boolean,
): Missing | undefined {
  if (minimum === undefined) return undefined;
  const base = minimum - sum;
  const rates = new Set(taken.map(({ spell }) => rateOf(spell.kind).rate));
  const isFull = taken.every(({ plan }) => plan === 'full');
  const { rate, citation } = rateOf(taken[0]?.spell.kind ?? 'ownAccount');
  const value = findLegalValue(rate, firstDayOf(month));
  const cents = value && contributionOf(base, value.value);
  const isPayable =
    cents !== undefined && (rate !== contributionRates.full || cents >= smallestGuia);
  const isSure = isOnlyBelow && isFull && rates.size === 1 && isPayable;
  return {
    base,
    cents: isSure ? cents : undefined,
    citations: ['ec-103-29', 'decreto-3048-19-e', ...(isSure ? [citation] : [])],
  };
}

const thoseTrue = (reasons: Partial<Record<Why, boolean>>): Why[] =>
  keysOf(reasons).filter((why) => reasons[why]);

/** What keeps the pay of the month from reaching, or being sure to reach, the minimum. */
function whyNotReached({ least, most }: Range<SeenMonth>): Why[] {
  const { minimum, consolidated, entries } = least;
  const isTold = entries.length > 0;
  if (minimum === undefined && isTold) return ['minimumUnknown'];
  const lacks = minimum ?? 0;
  const isShort = least.taken.length > 0 && !least.isSumUnknown && least.sum < lacks;
  const undoubted = most.taken.filter(({ doubt }) => doubt === undefined);
  return [
    ...most.taken.flatMap(({ doubt }) => doubt ?? []),
    ...thoseTrue({
      refused: isTold && most.taken.length === 0,
      pending: undoubted.length > least.taken.length,
      baseUnknown: most.taken.some(({ base }) => base === undefined),
      belowMinimum: isShort && least.sum > 0,
      noPay: isShort && least.sum === 0,
      sumsDiffer: isShort && consolidated !== undefined && total(least.taken) >= lacks,
    }),
  ];
}

function whyNoBenefit({ least, most }: Range<SeenMonth>): Why[] {
  const has = (seen: SeenMonth, kind: SpellKind) =>
    seen.benefits.some(({ spell }) => spell.kind === kind);
  if (has(most, 'maternityBenefit')) return ['maternityPay'];
  if (has(least, 'incapacityBenefit')) return ['partOfBenefit'];
  const isNothingElse = most.entries.length === 0 && most.silent.length === 0;
  return has(most, 'incapacityBenefit') || isNothingElse ? ['notBetween'] : [];
}

/** Why a month since 11/2019 is not in the cautious total; empty where it is. */
function whyNotOf(seen: Range<SeenMonth>): Why[] {
  const isNovember = seen.most.month === reformMonth && reaches(seen.most, 'most');
  const november: readonly Why[] = isNovember ? ['november2019'] : [];
  if (reaches(seen.least, 'least')) return [...november];
  const silent: readonly Why[] = seen.most.silent.length > 0 ? ['noPay'] : [];
  return [...new Set([...november, ...whyNotReached(seen), ...silent, ...whyNoBenefit(seen)])];
}

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
