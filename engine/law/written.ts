import type { CitationKey } from './citations.ts';
import { addDays, isoDate } from './date.ts';
import { type LegalSeries, type LegalValue, legalSeries } from './value.ts';

/** A period of a series as its file writes it; `engine/law/schema/series.ts` checks the files before a build. */
export interface WrittenValue<W> {
  readonly from: string;
  /** Left out, the period ends on the eve of the next one, or not at all. */
  readonly until?: string;
  readonly value: W;
  readonly source: string;
  readonly isJumpConfirmed?: boolean;
  readonly verifiedOn?: string;
}

export interface WrittenSeries<W> {
  readonly name: string;
  readonly unit: string;
  readonly values: readonly WrittenValue<W>[];
}

/** '1.621,00' is 162_100 cents. */
export const centsOf = (written: string): number => Number(written.replace(/\D/g, ''));

/** '7,5' per cent is 75 in thousandths. */
export const perMilleOf = (written: string): number =>
  Math.round(Number(written.replace(',', '.')) * 10);

/**
 * The series of a file.
 * @param name of the file in `engine/law/values`, without its ending
 * @param read gives a value the form in which it is computed with
 * @throws {Error} for days that do not exist, and what `legalSeries` refuses
 */
export const writtenSeries = <W, T>(
  name: string,
  { values, ...written }: WrittenSeries<W>,
  read: (value: W, source: CitationKey) => T,
  kind: Pick<LegalSeries<T>, 'isPast' | 'readIn' | 'orderedBy'> = {},
): LegalSeries<T> =>
  legalSeries({
    ...written,
    ...kind,
    file: `engine/law/values/${name}.json`,
    values: values.map(({ from, until, value, source, verifiedOn }, index): LegalValue<T> => {
      const next = values[index + 1];
      const end = until ? isoDate(until) : next && addDays(isoDate(next.from), -1);
      return {
        from: isoDate(from),
        ...(end && { until: end }),
        value: read(value, source as CitationKey),
        source: source as CitationKey,
        ...(verifiedOn && { verifiedOn: isoDate(verifiedOn) }),
      };
    }),
  });

/** An amount of money, in integer cents. */
export const amounts = (
  name: string,
  written: WrittenSeries<string>,
  kind?: Pick<LegalSeries<number>, 'isPast' | 'readIn' | 'orderedBy'>,
): LegalSeries<number> => writtenSeries(name, written, centsOf, kind);

/** A rate, in thousandths: 5% is 50. */
export const rates = (name: string, written: WrittenSeries<string>): LegalSeries<number> =>
  writtenSeries(name, written, perMilleOf);

/** A number of days or of minimum wages. */
export const counts = (name: string, written: WrittenSeries<number>): LegalSeries<number> =>
  writtenSeries(name, written, (value) => value);
