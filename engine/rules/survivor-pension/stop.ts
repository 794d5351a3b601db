import type { CitationKey } from '#law/citations.ts';
import type { IsoDate } from '#law/date.ts';
import { durationByAge, quotas } from '#law/survivor-pension.ts';
import type { LegalSeries } from '#law/value.ts';

export interface Stopped {
  outcome: 'stopped';
  /** `outOfTool`: before the tables of duration. `lawsOf2015`: while the law changed several times. */
  reason: 'outOfTool' | 'lawsOf2015';
  /** First day of death that the tool computes, whatever the reason. */
  rulesFrom: IsoDate;
  citations: readonly [CitationKey, ...CitationKey[]];
}

const startsAfter = (series: LegalSeries<unknown>, date: IsoDate): IsoDate | undefined => {
  const first = series.values[0]?.from;
  return first !== undefined && date < first ? first : undefined;
};

/** Whether the tool stops for this death. Lei 8.213, arts. 75 and 77, § 2º, V; Leis 13.135 and 13.183, of 2015. */
export function stopFor(death: IsoDate): Stopped | undefined {
  const rulesFrom = startsAfter(quotas, death);
  if (rulesFrom === undefined) return undefined;
  const isBeforeTables = startsAfter(durationByAge, death) !== undefined;
  return {
    outcome: 'stopped',
    reason: isBeforeTables ? 'outOfTool' : 'lawsOf2015',
    rulesFrom,
    citations: isBeforeTables
      ? ['stj-sumula-340', 'lei-8213-77-2-v']
      : ['stj-sumula-340', 'lei-8213-75', 'lei-13183'],
  };
}
