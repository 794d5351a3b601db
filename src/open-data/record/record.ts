import { keyOf, type Row, type Subject } from '../table.ts';
import written from './record.json' with { type: 'json' };

/** What was published on a day: lines that were new, or the same lines put right. */
export interface RecordEntry {
  readonly day: string;
  readonly subject: string;
  /** Why lines that were published already say something else. */
  readonly correction?: string;
  /** Their names and values, without where they come from. */
  readonly rows: readonly Row[];
}

/** All that was ever published of the values, oldest first; written by `npm run data:record`. */
export const record: readonly RecordEntry[] = written as readonly RecordEntry[];

/** What must stay of a line: its name and its values. */
const keptOf = ({ columns }: Subject, row: Row): Row =>
  Object.fromEntries(
    columns.filter(({ isBasis }) => !isBasis).map(({ name }) => [name, row[name] ?? null]),
  );

interface Comparison {
  readonly added: readonly Row[];
  /** Published with other values. */
  readonly changed: readonly Row[];
  /** Published, and no longer there: their names. */
  readonly lost: readonly string[];
}

/** What is new in a subject, and what is no longer as it was published. */
export function compare(subject: Subject, published: readonly RecordEntry[]): Comparison {
  const own = published.filter((entry) => entry.subject === subject.id);
  const known = new Map(
    own.flatMap(({ rows }) => rows).map((row) => [keyOf(subject, row), JSON.stringify(row)]),
  );
  const now = subject.rows.map((row) => keptOf(subject, row));
  const keys = new Set(now.map((row) => keyOf(subject, row)));
  const before = (row: Row) => known.get(keyOf(subject, row));
  return {
    added: now.filter((row) => before(row) === undefined),
    changed: now.filter((row) => ![undefined, JSON.stringify(row)].includes(before(row))),
    lost: [...known.keys()].filter((key) => !keys.has(key)),
  };
}

/** The day of the last change of a subject: as recorded, or as its lines say. */
export const changedOn = ({ id, changedOn: told }: Subject): string =>
  told ?? record.filter(({ subject }) => subject === id).at(-1)?.day ?? '';
