import { ceiling } from '#law/ceiling.ts';
import type { CitationKey } from '#law/citations.ts';
import { type IsoDate, yearOf } from '#law/date.ts';
import { minimumWage } from '#law/minimum-wage.ts';
import { type LegalSeries, type LegalValue, latestBefore } from '#law/value.ts';

/** Minimum wage and ceiling, in integer cents, that every amount of one result is computed with. */
export interface Figures {
  year: number;
  /** They are those of the day of the calculation; if not, show them as the values of `year`. */
  current: boolean;
  from: IsoDate;
  /** Last day of both, included. */
  until: IsoDate | undefined;
  minimumWage: number;
  ceiling: number;
  citations: readonly [CitationKey, ...CitationKey[]];
}

const covering = <T>(series: LegalSeries<T>, date: IsoDate): LegalValue<T> | undefined =>
  series.values.find(({ from, until }) => from <= date && (until === undefined || date <= until));

function figuresOf(date: IsoDate, current: boolean): Figures | undefined {
  const wage = covering(minimumWage, date);
  const top = covering(ceiling, date);
  if (wage === undefined || top === undefined) return undefined;
  // The period covered by both.
  const [, from = wage.from] = [wage.from, top.from].sort();
  const [until] = [wage.until, top.until].filter((end) => end !== undefined).sort();
  return {
    year: yearOf(date),
    current,
    from,
    until,
    minimumWage: wage.value,
    ceiling: top.value,
    citations: ['constituicao-201-2', wage.source, top.source],
  };
}

/**
 * The figures of the day, or else the latest known before it, marked as not current; undefined when
 * there is neither.
 */
export function figuresOn(on: IsoDate): Figures | undefined {
  const now = figuresOf(on, true);
  if (now !== undefined) return now;
  const ends = [latestBefore(minimumWage, on)?.until, latestBefore(ceiling, on)?.until];
  const [earliest] = ends.filter((end) => end !== undefined).sort();
  return earliest === undefined ? undefined : figuresOf(earliest, false);
}
