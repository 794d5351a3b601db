import type { MonthLine, ServiceCell, Thirteenth, Unread } from '../extract.ts';
import type { Block } from './blocks.ts';
import { CellReader } from './cell-values.ts';
import { type Row, rowsOf } from './cells.ts';
import { readCodes } from './codes.ts';
import type { Column } from './heading-models.ts';
import { type Piece, report } from './lines.ts';
import { present } from './present.ts';
import { parseAmount, parseDate, parseMonth, parseThirteenth } from './values.ts';

/** Columns whose words may stand on several lines, each by itself. */
const wrapped: ReadonlySet<Column> = new Set(['contractor', 'establishment', 'form']);

/** A list of codes has its middle a little below that of its row. */
function reachOf(column: Column): number {
  if (wrapped.has(column)) return 10;
  return column === 'indicators' ? 5 : 3;
}

function serviceOf(cells: CellReader): ServiceCell | undefined {
  const service = present({
    contractor: cells.words('contractor')?.value,
    establishment: cells.words('establishment')?.value,
    form: cells.words('form')?.value,
  });
  return Object.keys(service).length > 0 ? service : undefined;
}

/** Base and what was paid of it; a payment above its base shows that the two columns were confused. */
function amountsOf(
  row: Row,
  cells: CellReader,
  unread: Unread[],
): Pick<MonthLine, 'base' | 'paid'> {
  const base = cells.value('base', parseAmount)?.value;
  const paid = cells.value('paid', parseAmount)?.value;
  if (base !== undefined && paid !== undefined && paid >= base) {
    for (const column of ['base', 'paid'] as const)
      report(row.cells.get(column) ?? [], 'ambiguous', unread);
    return {};
  }
  return present({ base, paid });
}

function readMonthLine(row: Row, cells: CellReader, unread: Unread[]): MonthLine | undefined {
  const { text, place } = row.anchor;
  const month = parseMonth(text);
  if (!month) return undefined;
  return {
    month,
    ...present({ paidOn: cells.value('paidOn', parseDate)?.value, service: serviceOf(cells) }),
    ...amountsOf(row, cells, unread),
    indicators: readCodes(cells.pieces('indicators'), unread).map(({ value }) => value),
    place,
  };
}

/** The year of "12/2018". */
const yearOf = (text: string): number => Number(text.slice(3));

export interface GridLines {
  readonly months: readonly MonthLine[];
  readonly thirteenths: readonly Thirteenth[];
}

/** Farther than this from the nearest row stands the amount of a row that is not there, in points. */
const rowAway = 8;

/** Whether an amount stands above all rows of its page, or below them. */
function isBesideRows(pieces: readonly Piece[], rows: readonly Row[]): boolean {
  return pieces.some(({ text, y, place: { page } }) => {
    if (parseAmount(text) === undefined) return false;
    const ys = rows.flatMap(({ anchor }) => (anchor.place.page === page ? anchor.y : []));
    return y < Math.min(...ys) - rowAway || y > Math.max(...ys) + rowAway;
  });
}

/** Whether only the first line of months has no amounts, or only the last. */
function lacksAtOneEnd(rows: readonly Row[]): boolean {
  const lines = new Map<string, boolean>();
  for (const { anchor, cells } of rows) {
    const line = `${anchor.place.page}:${anchor.place.line}`;
    lines.set(line, (lines.get(line) ?? false) || cells.has('base'));
  }
  const have = [...lines.values()];
  const inside = have.slice(1, -1);
  return inside.length > 0 && inside.every(Boolean) && have[0] !== have.at(-1);
}

/** The months of a grid, from left to right and down; none where its amounts are off their rows. */
export function readGrid({ heading, isOfThirteenths, pieces }: Block, unread: Unread[]): GridLines {
  const months: MonthLine[] = [];
  const thirteenths: Thirteenth[] = [];
  if (!heading) return { months, thirteenths };
  const rows = rowsOf(
    pieces,
    heading,
    ({ text }, column) =>
      column === 'month' && (parseMonth(text) !== undefined || parseThirteenth(text) !== undefined),
    reachOf,
    unread,
  );
  // The amounts may all be those of the row beside theirs.
  if (isBesideRows(pieces, rows) || lacksAtOneEnd(rows)) {
    report(pieces, 'ambiguous', unread);
    return { months, thirteenths };
  }
  for (const row of rows) {
    const cells = new CellReader(row, unread);
    const year = parseThirteenth(row.anchor.text) ?? (isOfThirteenths && yearOf(row.anchor.text));
    if (year) {
      const base = present({ base: cells.value('base', parseAmount)?.value });
      thirteenths.push({ year, place: row.anchor.place, ...base });
    } else {
      const line = readMonthLine(row, cells, unread);
      if (line) months.push(line);
    }
    cells.reportRest();
  }
  return { months, thirteenths };
}
