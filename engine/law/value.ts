import type { CitationKey } from './citations.ts';
import type { IsoDate } from './date.ts';

/** What the law fixes for a period, with where it says so and when that was last checked. */
export interface LegalValue<T> {
  readonly from: IsoDate;
  /** Last day of the period, included. Absent only when the norm sets no end. */
  readonly until?: IsoDate;
  readonly value: T;
  readonly source: CitationKey;
  /** Absent while nobody of the practice has opened the source. */
  readonly verifiedOn?: IsoDate;
}

/** The values one legal figure has had, oldest first. */
export interface LegalSeries<T> {
  /** In Portuguese: it appears in the messages to whoever keeps the figures up to date. */
  readonly name: string;
  /** In Portuguese, as the file is filled in: 'reais', 'dias', 'pontos'. Amounts are held in cents. */
  readonly unit: string;
  /** The file to edit when a period is missing. */
  readonly file: `engine/law/${string}.${'ts' | 'json'}`;
  /** In Portuguese: where the values were read, while nobody has opened the norms that fix them. */
  readonly readIn?: string;
  /** A norm that orders the values and prints none: a value that cites it has no source of its own yet. */
  readonly orderedBy?: CitationKey;
  /** Of years gone by: complete, another series goes on from its end. */
  readonly isPast?: true;
  readonly values: readonly LegalValue<T>[];
}

/** Thrown when no period of a series covers the date asked for. */
export class MissingLegalValueError extends Error {
  override readonly name = 'MissingLegalValueError';
  readonly seriesName: string;
  readonly date: IsoDate;

  constructor(series: LegalSeries<unknown>, date: IsoDate) {
    super(
      `Falta o valor de “${series.name}” para ${date}. ` +
        `Acrescente em ${series.file} o período que cobre esse dia: início, fim, ` +
        `valor (em ${series.unit}), fonte oficial e data da conferência.`,
    );
    this.seriesName = series.name;
    this.date = date;
  }
}

/**
 * Declares a series, refusing one in which a day could have two values.
 * @throws {Error} when it is empty, out of order, overlapping, or open before its last period.
 */
export function legalSeries<T>(series: LegalSeries<T>): LegalSeries<T> {
  if (series.values.length === 0) throw new Error(`“${series.name}” não tem nenhum valor.`);
  series.values.forEach(({ from, until }, index) => {
    const next = series.values[index + 1];
    const endsBeforeItStarts = until !== undefined && until < from;
    const reachesTheNext = next !== undefined && (until === undefined || until >= next.from);
    if (endsBeforeItStarts || reachesTheNext) {
      throw new Error(`“${series.name}”: confira o fim do período que começa em ${from}.`);
    }
  });
  return series;
}

/** The value in force on the date, with its source; undefined when no period covers the date. */
export const findLegalValue = <T>(
  series: LegalSeries<T>,
  date: IsoDate,
): LegalValue<T> | undefined =>
  series.values.find(({ from, until }) => from <= date && (until === undefined || date <= until));

/** The value in force on the date, with its source. @throws {MissingLegalValueError} when no period covers the date. */
export function legalValueOn<T>(series: LegalSeries<T>, date: IsoDate): LegalValue<T> {
  const found = findLegalValue(series, date);
  // Never the nearest period: last year's figure shown as this year's is the error to prevent.
  if (found === undefined) throw new MissingLegalValueError(series, date);
  return found;
}

/** The bare value on the date, in the unit of the series. @throws {MissingLegalValueError} when no period covers it. */
export const valueOn = <T>(series: LegalSeries<T>, date: IsoDate): T =>
  legalValueOn(series, date).value;

/**
 * The date itself where each of the series has a value on it, else the last day before it on which
 * each had; undefined when there was none. Whoever shows the values of another day than the one
 * asked for says which: they are never for deciding anything on the day asked for.
 */
export function lastKnownDay(
  date: IsoDate,
  ...allSeries: readonly LegalSeries<unknown>[]
): IsoDate | undefined {
  const ends = allSeries
    .flatMap(({ values }) => values.map(({ until }) => until))
    .filter((until) => until !== undefined && until < date)
    .sort();
  return [...ends, date].findLast(
    (day): day is IsoDate =>
      day !== undefined && allSeries.every((series) => findLegalValue(series, day) !== undefined),
  );
}
