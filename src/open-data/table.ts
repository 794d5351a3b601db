/** What a cell holds; a list has no empty item, and a text is never empty. */
export type Cell = string | number | boolean | null | readonly string[];

/** One line of a table, by the names of its columns. */
export type Row = Readonly<Record<string, Cell>>;

/** What a column holds: a month AAAA-MM, a day AAAA-MM-DD, whole cents, a whole number and so on. */
export type ColumnKind =
  | 'month'
  | 'day'
  | 'cents'
  | 'whole'
  | 'number'
  | 'text'
  | 'list'
  | 'yesNo'
  | 'address';

/** A column, described once for the JSON, its schema and the CSV. */
export interface Column {
  readonly name: string;
  /** In Portuguese, for whoever reads the schema. */
  readonly says: string;
  readonly kind: ColumnKind;
  /** A line may have nothing here. */
  readonly isOptional?: true;
  /** The only words it may hold. */
  readonly only?: readonly string[];
  /** Part of the name by which a line is known: with it, what was published once is found again. */
  readonly isKey?: true;
  /** Where a value comes from, or until when: it may change while the value stays. */
  readonly isBasis?: true;
}

/** One subject: its files, its line on the page and its entries in the feed follow from this. */
export interface Subject {
  /** The name of its files. */
  readonly id: string;
  readonly title: string;
  /** One sentence: what a line is. */
  readonly about: string;
  /** What whoever uses it has to know. */
  readonly notice?: string;
  /** Values of the law never change once published; texts may be written anew; measures are of a day. */
  readonly holds: 'values' | 'texts' | 'measures';
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  /** The last month or day that the table knows; absent where no norm sets an end. */
  readonly validUntil?: string;
  /** The day on which its lines changed last, where these say it. */
  readonly changedOn?: string;
}

/** The parts of a row that make its name. */
export const keyOf = ({ columns }: Subject, row: Row): string =>
  columns
    .filter(({ isKey }) => isKey)
    .map(({ name }) => String(row[name]))
    .join(' · ');

/** Whether somebody of the practice has compared every line with its source. */
export const isChecked = ({ rows }: Subject): boolean =>
  rows.every(({ conferidoEm }) => conferidoEm !== null);
