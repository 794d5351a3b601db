import type { CitationKey } from '#law/citations.ts';
import { contributionOf, contributionRates } from '#law/contributions.ts';
import { addMonths, firstDayOf, type Month, monthOf } from '#law/month.ts';
import { findMinimumWageOf } from '#law/past-minimum-wages.ts';
import { reform } from '#law/reform.ts';
import { findLegalValue, type LegalSeries } from '#law/value.ts';
import { dayNumberOf } from '../calendar.ts';
import { grouped } from '../grouped.ts';
import { incapacityBenefits, maternityStretches } from './between.ts';
import type { Doubt, MonthPart, Spell, SpellKind, WorkingLife } from './life.ts';
import { sumOf, total } from './month-pay.ts';
import { inBoth, isBenefit, isJob, partsOf, type Range, type Reading } from './reading.ts';
import { isCovered, joined, type Span, touches } from './spans.ts';
import { benefitSpan, endOfJob, spanOf } from './stretches.ts';

/** The month of the reform: its days count until the 13th, and whether it counts whole is open. */
export const reformMonth: Month = monthOf(reform);

/** Why a month is not in the cautious total. */
export type WhyNot =
  | 'november2019'
  | 'pending'
  | 'refused'
  | 'baseUnknown'
  | 'sumsDiffer'
  | 'partOfBenefit'
  | 'maternityPay'
  | 'benefitNotBetween'
  | Doubt;

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

interface Part extends MonthPart {
  readonly kind: SpellKind;
}

/** What the life gives to one month, in one reading. */
interface Taken {
  readonly parts: readonly Part[];
  readonly sum: number;
  readonly isSumUnknown: boolean;
  readonly reaches: boolean;
  /** A job without anything written for the month: the employer may not have told. */
  readonly hasSilentJob: boolean;
  readonly isInBenefit: boolean;
  /** A benefit fills the month whose last contribution before it served every retirement. */
  readonly isInFullBenefit: boolean;
}

/** Of the whole life in one reading, found once for all months. */
interface Background {
  readonly parts: ReadonlyMap<Month, readonly Part[]>;
  readonly between: readonly Span[];
  readonly maternity: readonly Span[];
  /** Of both, those that stand for full contributions. */
  readonly inFullPlan: readonly Span[];
  readonly silentIn: (month: Month) => readonly Spell[];
  /** How many parts of work the month has, whatever becomes of them. */
  readonly toldIn: (month: Month) => number;
}

/** Jobs whose dates lie over a month of which they tell nothing. */
function silentJobs(life: WorkingLife): (month: Month) => Spell[] {
  const today = dayNumberOf(life.today);
  const jobs = life.spells
    .filter((spell) => isJob(spell) && spell.standing !== 'refused')
    .map((spell) => ({
      spell,
      from: dayNumberOf(spell.from),
      until: endOfJob(spell, 'most', today) ?? Number.NEGATIVE_INFINITY,
      told: new Set(spell.months.map(({ month }) => month)),
    }));
  return (month) =>
    jobs
      .filter((job) => touches(spanOf(month), job) && !job.told.has(month))
      .map(({ spell }) => spell);
}

function backgroundOf(life: WorkingLife, reading: Reading): Background {
  const work = life.spells.filter((spell) => !isBenefit(spell));
  const parts = work.flatMap((spell) =>
    partsOf(spell, reading).map((part) => ({ ...part, kind: spell.kind })),
  );
  const told = grouped(
    work.flatMap(({ months }) => months),
    ({ month }) => month,
  );
  const { between } = incapacityBenefits(life, reading);
  const maternity = maternityStretches(life, reading);
  return {
    parts: grouped(parts, ({ month }) => month),
    between: joined(between),
    maternity: joined(maternity),
    inFullPlan: joined([...between, ...maternity].filter(({ isReduced }) => !isReduced)),
    silentIn: reading === 'most' ? silentJobs(life) : () => [],
    toldIn: (month) => told.get(month)?.length ?? 0,
  };
}

function takenIn(
  life: WorkingLife,
  month: Month,
  reading: Reading,
  background: Background,
  minimum: number | undefined,
): Taken {
  const parts = background.parts.get(month) ?? [];
  const isMost = reading === 'most';
  const { sum, isSumUnknown } = sumOf(life, month, parts, background.toldIn(month), reading);
  const reachesForSure = minimum !== undefined && sum >= minimum;
  const mayReach = isMost && (isSumUnknown || minimum === undefined);
  const days = spanOf(month);
  const { between, maternity, inFullPlan } = background;
  return {
    parts,
    sum,
    isSumUnknown,
    reaches: parts.length > 0 && (reachesForSure || mayReach),
    hasSilentJob: background.silentIn(month).length > 0,
    isInBenefit: isMost
      ? [...between, ...maternity].some((span) => touches(span, days))
      : isCovered(days, joined([...between, ...maternity])),
    isInFullBenefit: isMost
      ? inFullPlan.some((span) => touches(span, days))
      : isCovered(days, inFullPlan),
  };
}

const countsIn = ({ reaches, hasSilentJob, isInBenefit }: Taken): boolean =>
  reaches || hasSilentJob || isInBenefit;

function isReducedIn({ parts, ...taken }: Taken, minimum: number | undefined, reading: Reading) {
  if (taken.hasSilentJob || taken.isInFullBenefit) return false;
  if (!taken.reaches) return taken.isInBenefit;
  const full = parts.filter(({ plan }) => plan === 'full');
  const mayBeFull = reading === 'most' && full.some(({ base }) => base === undefined);
  return full.length < parts.length && !mayBeFull && total(full) < (minimum ?? 0);
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

/** @param isOnlyBelow whether nothing but the missing rest keeps the month out */
function missingIn(
  month: Month,
  { parts, sum }: Taken,
  minimum: number,
  isOnlyBelow: boolean,
): Missing {
  const base = minimum - sum;
  const rates = new Set(parts.map(({ kind }) => rateOf(kind).rate));
  const [kind] = parts.map((part) => part.kind);
  const isFull = parts.every(({ plan }) => plan === 'full');
  const { rate, citation } = rateOf(kind ?? 'ownAccount');
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

interface Seen {
  readonly least: Taken;
  readonly most: Taken;
  readonly minimum: number | undefined;
  readonly consolidated: number | undefined;
  readonly hasMaternity: boolean;
  /** In part of the month a benefit counts for sure; or may count. */
  readonly isBetween: Range<boolean>;
  /** Parts of work, whatever becomes of them. */
  readonly told: number;
}

/** What keeps the pay of the month from reaching, or being sure to reach, the minimum. */
function whyNotReached({ least, most, minimum, consolidated, told }: Seen): WhyNot[] {
  if (minimum === undefined && told > 0) return ['minimumUnknown'];
  const lacks = minimum ?? 0;
  const isShort = least.parts.length > 0 && !least.isSumUnknown && least.sum < lacks;
  const doubts = new Set(most.parts.flatMap(({ doubt }) => doubt ?? []));
  const undoubted = most.parts.filter(({ doubt }) => doubt === undefined);
  const why: readonly (readonly [WhyNot, boolean])[] = [
    ['refused', told > 0 && most.parts.length === 0],
    ['pending', undoubted.length > least.parts.length],
    ['baseUnknown', most.parts.some(({ base }) => base === undefined)],
    ['belowMinimum', isShort && least.sum > 0],
    ['noPay', isShort && least.sum === 0],
    ['sumsDiffer', isShort && consolidated !== undefined && total(least.parts) >= lacks],
  ];
  return [...new Set([...doubts, ...why.filter(([, isTrue]) => isTrue).map(([one]) => one)])];
}

function whyNotOf(month: Month, seen: Seen): WhyNot[] {
  const { least, most, hasMaternity, isBetween, told } = seen;
  const isNovember = month === reformMonth && countsIn(most);
  if (countsIn(least)) return isNovember ? ['november2019'] : [];
  const ofBenefit: WhyNot[] = hasMaternity
    ? ['maternityPay']
    : isBetween.least
      ? ['partOfBenefit']
      : isBetween.most || (told === 0 && !most.hasSilentJob)
        ? ['benefitNotBetween']
        : [];
  return [
    ...new Set([
      ...(isNovember ? (['november2019'] as const) : []),
      ...whyNotReached(seen),
      ...(most.hasSilentJob ? (['noPay'] as const) : []),
      ...ofBenefit,
    ]),
  ];
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
