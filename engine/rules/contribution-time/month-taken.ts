import type { Month } from '#law/month.ts';
import { dayNumberOf } from '../calendar.ts';
import { grouped } from '../grouped.ts';
import { incapacityBenefits, maternityStretches } from './between.ts';
import type { MonthPart, Spell, SpellKind, WorkingLife } from './life.ts';
import { sumOf, total } from './month-pay.ts';
import { isBenefit, isJob, partsOf, type Reading } from './reading.ts';
import { isCovered, joined, type Span, touches } from './spans.ts';
import { endOfJob, spanOf } from './stretches.ts';

interface Part extends MonthPart {
  readonly kind: SpellKind;
}

/** What the life gives to one month, in one reading. */
export interface Taken {
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
export interface Background {
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

/** Finds it for a life whose doubts are marked. */
export function backgroundOf(life: WorkingLife, reading: Reading): Background {
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

/** @param minimum wage of the month, in cents; undefined where it is not recorded */
export function takenIn(
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

/** Whether the month counts whole, but for that of the reform. */
export const countsIn = ({ reaches, hasSilentJob, isInBenefit }: Taken): boolean =>
  reaches || hasSilentJob || isInBenefit;

/** Whether it counts only through a plan that serves retirement by age alone. */
export function isReducedIn(
  { parts, ...taken }: Taken,
  minimum: number | undefined,
  reading: Reading,
) {
  if (taken.hasSilentJob || taken.isInFullBenefit) return false;
  if (!taken.reaches) return taken.isInBenefit;
  const full = parts.filter(({ plan }) => plan === 'full');
  const mayBeFull = reading === 'most' && full.some(({ base }) => base === undefined);
  return full.length < parts.length && !mayBeFull && total(full) < (minimum ?? 0);
}
