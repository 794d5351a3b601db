import type { Cell, Column, Row, Subject } from '../table.ts';

/** Between the items of a list, which hold it nowhere. */
export const listMark = ' | ';

const asText = (cell: Cell | undefined): string => {
  if (cell === null || cell === undefined) return '';
  return Array.isArray(cell) ? cell.join(listMark) : String(cell);
};

const quoted = (text: string): string =>
  /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

const line = (columns: readonly Column[], row: Row): string =>
  columns.map(({ name }) => quoted(asText(row[name]))).join(',');

/** The table as CSV (RFC 4180, UTF-8): names first; what is absent is empty, lists are parted by " | ". */
export const csvOf = ({ columns, rows }: Subject): string =>
  [columns.map(({ name }) => name).join(','), ...rows.map((row) => line(columns, row))]
    .map((text) => `${text}\r\n`)
    .join('');
