import { keysOf, mapValues } from '#law/keyed.ts';
import written from './heading-models.json' with { type: 'json' };

export type Column = keyof typeof written.words;

type Measured = keyof typeof written.models;

export type HeadingKind = Measured | keyof typeof written.unmeasured;

/**
 * Words over the columns, as plain text. Those that stand on two lines name the same column twice.
 * "Nome" and its like are of the summary and of the desk's print.
 */
export const columnsByWords: ReadonlyMap<string, Column> = new Map(
  keysOf<Column>(written.words).flatMap((column) =>
    written.words[column].map((words) => [words, column] as const),
  ),
);

/** A column where the present model has it: left and right end of its words, in points. */
export interface Slot {
  readonly column: Column;
  readonly x: number;
  readonly end: number;
}

interface Model {
  readonly columns: readonly (readonly [column: Column, x: number, end: number])[];
  /** By how much each repetition beside the first lies to the right. */
  readonly lefts?: readonly number[];
}

const models = written.models as unknown as Readonly<Record<Measured, Model>>;

/**
 * Measured on the present model; it is what stands in for a column whose words cannot be read. Where the
 * columns of two kinds stand was not measured: only their words and their order are known.
 */
export const headingModels: Readonly<Record<HeadingKind, readonly Slot[]>> = {
  ...mapValues(models, ({ columns, lefts = [0] }) =>
    lefts.flatMap((left) =>
      columns.map(([column, x, end]) => ({ column, x: x + left, end: end + left })),
    ),
  ),
  summary: [],
  own: [],
};

/** The order of the columns, also of what was not measured. */
export const columnOrder = {
  ...mapValues(headingModels, (slots) => slots.map(({ column }) => column)),
  ...written.unmeasured,
} as Readonly<Record<HeadingKind, readonly Column[]>>;

/** What the columns that were read make of a heading; undefined where they are too few. */
export function headingKind(columns: ReadonlySet<Column>): HeadingKind | undefined {
  if (columns.has('month') || columns.has('paidOn')) {
    if (columns.has('paid') || columns.has('paidOn')) return 'contributions';
    if (columns.has('contractor') || columns.has('establishment')) return 'serviceMonths';
    return 'remunerations';
  }
  if (!columns.has('seq') && !columns.has('nit')) return undefined;
  if (columns.has('number') || columns.has('species') || columns.has('status')) return 'benefit';
  const isOfJobs = columns.has('code') || columns.has('registration') || columns.has('lastPaid');
  if (!isOfJobs) return 'own';
  return columns.has('indicators') ? 'summary' : 'job';
}
