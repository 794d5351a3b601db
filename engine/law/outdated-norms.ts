import { yearly } from './citations/yearly.ts';
import type { CitationKey } from './citations.ts';
import type { IsoDate } from './date.ts';
import { everySeries } from './every-series.ts';
import { findLegalValue, type LegalSeries } from './value.ts';

/** Norms of a year of which no value holds any more on the date, each with those that followed. */
export function outdatedNorms(
  date: IsoDate,
  allSeries: readonly LegalSeries<unknown>[] = everySeries,
): ReadonlyMap<CitationKey, readonly CitationKey[]> {
  const current = allSeries.filter(({ isPast }) => !isPast);
  // Last year's value, where this year's is not known yet, is still shown.
  const latest = (series: LegalSeries<unknown>) =>
    findLegalValue(series, date) ?? series.values.findLast(({ from }) => from <= date);
  const shown = new Set(current.map((series) => latest(series)?.source));
  const followed = new Map<CitationKey, CitationKey[]>();
  for (const series of current) {
    const now = latest(series);
    for (const { from, source } of series.values) {
      if (!now || from >= now.from || shown.has(source) || !(source in yearly)) continue;
      followed.set(source, [...new Set([...(followed.get(source) ?? []), now.source])]);
    }
  }
  return followed;
}
