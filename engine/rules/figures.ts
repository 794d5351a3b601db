import { ceiling } from '#law/ceiling.ts';
import type { CitationKey } from '#law/citations.ts';
import { type IsoDate, isoDate, yearOf } from '#law/date.ts';
import { minimumWage } from '#law/minimum-wage.ts';
import { monthOf } from '#law/month.ts';
import { findCeilingOf, pastCeilings } from '#law/past-ceilings.ts';
import { findMinimumWageOf, pastMinimumWages } from '#law/past-minimum-wages.ts';
import { type LegalValue, lastKnownDay, legalValueOn } from '#law/value.ts';

/** Minimum wage and ceiling, in integer cents, that every amount of one result is computed with. */
export interface Figures {
  year: number;
  /** They are those of the day asked for; if not, show them as the values of `year`. */
  isCurrent: boolean;
  from: IsoDate;
  /** Last day of both, included. */
  until: IsoDate | undefined;
  minimumWage: number;
  ceiling: number;
  citations: readonly [CitationKey, ...CitationKey[]];
}

const sourcesOf = ({ values }: { values: readonly { source: CitationKey }[] }) =>
  values.map(({ source }) => source);

/** Every source that the figures of today may come from. */
export const yearlyCitations: readonly CitationKey[] = [
  'constituicao-201-2',
  ...sourcesOf(minimumWage),
  ...sourcesOf(ceiling),
];

/** Every source that those of a past day may come from. */
export const pastYearCitations: readonly CitationKey[] = [
  ...new Set([...sourcesOf(pastMinimumWages), ...sourcesOf(pastCeilings)]),
];

/** What both cover together. */
function figuresFrom(year: number, wage: LegalValue<number>, top: LegalValue<number>) {
  const [, from = wage.from] = [wage.from, top.from].sort();
  const [until] = [wage.until, top.until].filter((end) => end !== undefined).sort();
  return {
    year,
    from,
    until,
    minimumWage: wage.value,
    ceiling: top.value,
    citations: ['constituicao-201-2', wage.source, top.source] as const,
  };
}

/** The figures of the day, or the latest known before it, marked as not current; undefined when there are none. */
export function figuresOn(on: IsoDate): Figures | undefined {
  const date = lastKnownDay(on, minimumWage, ceiling);
  if (date === undefined) return undefined;
  const both = figuresFrom(
    yearOf(date),
    legalValueOn(minimumWage, date),
    legalValueOn(ceiling, date),
  );
  return { ...both, isCurrent: date === on };
}

/** Later than any law in force: a device whose clock lies in the past is helped all the same. */
const endOfTime = isoDate('2199-12-31');

/** As `figuresOn`, else the latest of all, marked as not current. @throws {RangeError} when none are recorded. */
export function knownFigures(on: IsoDate): Figures {
  const figures = figuresOn(on) ?? figuresOn(endOfTime);
  if (!figures) throw new RangeError('No minimum wage and no ceiling are recorded.');
  return figures;
}

/**
 * The figures of what has happened, by the day it did; those of the day of the calculation for what is
 * to come, and where that day's are not recorded.
 * @throws {RangeError} when none are recorded at all.
 */
export function figuresOfEvent(day: IsoDate, today: IsoDate): Figures {
  const wage = findMinimumWageOf(monthOf(day));
  const top = findCeilingOf(monthOf(day));
  return day <= today && wage && top
    ? { ...figuresFrom(yearOf(day), wage, top), isCurrent: true }
    : knownFigures(today);
}

/** Between one minimum wage and the ceiling (Constituição, art. 201, § 2º; Lei 8.213/1991, art. 33). */
export const withinLimits = (
  cents: number,
  { minimumWage: floor, ceiling: top }: Pick<Figures, 'minimumWage' | 'ceiling'>,
): number => Math.min(Math.max(cents, floor), top);

/** A mean as it counts, up to the ceiling (EC 103/2019, art. 26, § 1º; Lei 8.213/1991, art. 29, § 2º); cents. */
export const limitedMean = (mean: number, { ceiling: top }: Pick<Figures, 'ceiling'>): number =>
  Math.min(mean, top);

/** What the limits made of an amount; undefined where it stays as it was. */
export type Limit = 'raised' | 'capped' | undefined;

/** What minimum wage and ceiling made of an amount; both in integer cents. */
export function limitOf(told: number, used: number): Limit {
  if (used === told) return undefined;
  return used > told ? 'raised' : 'capped';
}
