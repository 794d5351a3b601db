import type { CitationKey } from './citations.ts';
import { addDays, type IsoDate } from './date.ts';
import { everySeries } from './every-series.ts';
import { type Month, monthOf } from './month.ts';
import { missingRates, salaryCorrection } from './salary-correction.ts';
import { isStale } from './stale.ts';
import { findLegalValue, type LegalSeries, type LegalValue, lastKnownDay } from './value.ts';

/** How many days before a value ends it is told. */
export const warningDays = 60;

type AnySeries = LegalSeries<unknown>;
type AnyValue = LegalValue<unknown>;

/** A series no period of which covers the date. */
export interface MissingSeries {
  readonly series: AnySeries;
  /** The last day on which it had one; undefined when the series starts later. */
  readonly lastDay: IsoDate | undefined;
}

export interface EndingValue {
  readonly series: AnySeries;
  readonly until: IsoDate;
  /** What follows on the next day; undefined when that is still to be added. */
  readonly next: AnyValue | undefined;
}

/** An official source to open again, with the series that rest on it. */
export interface StaleSource {
  readonly source: CitationKey;
  /** The oldest verification among those values. */
  readonly verifiedOn: IsoDate;
  readonly series: readonly AnySeries[];
}

/** A series with values whose source nobody of the practice has opened yet. */
export interface UncheckedSeries {
  readonly series: AnySeries;
  readonly count: number;
  readonly sources: readonly CitationKey[];
}

/** What needs a hand on the date, so that no figure goes stale unnoticed. */
export interface LawReport {
  readonly date: IsoDate;
  readonly missing: readonly MissingSeries[];
  /** Values that end within 60 days, the date included. */
  readonly ending: readonly EndingValue[];
  /** Sources of values last verified more than six months ago, past values too: tools still use them. */
  readonly stale: readonly StaleSource[];
  readonly unchecked: readonly UncheckedSeries[];
  /** Months of which the correction of salaries has no rate yet. */
  readonly correction: { readonly isChecked: boolean; readonly missing: readonly Month[] };
}

function endingOf(series: AnySeries, date: IsoDate): EndingValue[] {
  const until = findLegalValue(series, date)?.until;
  if (until === undefined || until > addDays(date, warningDays)) return [];
  return [{ series, until, next: findLegalValue(series, addDays(until, 1)) }];
}

function staleSources(allSeries: readonly AnySeries[], date: IsoDate): StaleSource[] {
  const found = new Map<CitationKey, { verifiedOn: IsoDate; series: Set<AnySeries> }>();
  for (const series of allSeries) {
    for (const { source, verifiedOn } of series.values) {
      if (verifiedOn === undefined || !isStale(verifiedOn, date)) continue;
      const known = found.get(source) ?? { verifiedOn, series: new Set<AnySeries>() };
      known.series.add(series);
      if (verifiedOn < known.verifiedOn) known.verifiedOn = verifiedOn;
      found.set(source, known);
    }
  }
  return [...found].map(([source, { verifiedOn, series }]) => ({
    source,
    verifiedOn,
    series: [...series],
  }));
}

function uncheckedOf(series: AnySeries): UncheckedSeries[] {
  const waiting = series.values.filter(({ verifiedOn }) => verifiedOn === undefined);
  const sources = [...new Set(waiting.map(({ source }) => source))];
  return waiting.length === 0 ? [] : [{ series, count: waiting.length, sources }];
}

/**
 * What lacks a value on the date, what ends soon, what was last verified too long ago, or never.
 * @throws {InvalidDateError} for dates in the last months of 2199.
 */
export function lawReport(date: IsoDate, allSeries: readonly AnySeries[] = everySeries): LawReport {
  const current = allSeries.filter(({ isPast }) => !isPast);
  return {
    date,
    missing: current
      .filter((series) => findLegalValue(series, date) === undefined)
      .map((series) => ({ series, lastDay: lastKnownDay(date, series) })),
    ending: current.flatMap((series) => endingOf(series, date)),
    stale: staleSources(allSeries, date),
    unchecked: allSeries.flatMap(uncheckedOf),
    correction: {
      isChecked: salaryCorrection.isChecked,
      missing: missingRates(salaryCorrection, monthOf(date)),
    },
  };
}
