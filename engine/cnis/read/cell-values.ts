import type { Read, Unread } from '../extract.ts';
import type { Cells, Row } from './cells.ts';
import type { Column } from './heading-models.ts';
import { type Piece, report } from './lines.ts';
import { isValue, parseEmployerCode } from './values.ts';

/** The lines of a cell stand around the middle of its row, a little lower; none is far off. */
const farthestMiddle = 3.2;

/** Lines of one cell are no nearer to each other, and words of one line no farther. */
const nearestLines = 6;
const farthestWords = 8;

/** Whether what stands in a column is one text, and not also that of a neighbour. */
function isOneText(pieces: readonly Piece[], anchor: Piece): boolean {
  const middle = pieces.reduce((sum, { y }) => sum + y, 0) / pieces.length;
  const numbers = pieces.filter(({ text }) => parseEmployerCode(text) !== undefined);
  const follows = pieces.every((piece, index) => {
    const before = pieces[index - 1];
    if (!before) return true;
    if (before.place.line !== piece.place.line) return piece.y - before.y >= nearestLines;
    return Math.abs(piece.x - before.end) <= farthestWords;
  });
  return Math.abs(middle - anchor.y) <= farthestMiddle && numbers.length <= 1 && follows;
}

/** Reads the cells of one row; what is not of the form of its column is reported, and left out. */
export class CellReader {
  readonly #anchor: Piece;
  readonly #cells: Cells;
  readonly #unread: Unread[];
  readonly #read = new Set<Column>();

  constructor({ anchor, cells }: Row, unread: Unread[]) {
    this.#anchor = anchor;
    this.#cells = cells;
    this.#unread = unread;
  }

  #report(column: Column, why: Unread['why']): void {
    report(this.#cells.get(column) ?? [], why, this.#unread);
  }

  value<T>(column: Column, parse: (text: string) => T | undefined): Read<T> | undefined {
    const [piece, ...more] = this.pieces(column);
    if (!piece) return undefined;
    const value = more.length === 0 ? parse(piece.text) : undefined;
    if (value !== undefined) return { value, place: piece.place };
    this.#report(column, more.length === 0 ? 'unknown' : 'ambiguous');
    return undefined;
  }

  /** A cell of words, on one line or several; a date or an amount among them is of another column. */
  words(column: Column): Read<string> | undefined {
    const pieces = this.pieces(column);
    const [first] = pieces;
    if (!first) return undefined;
    if (pieces.some(({ text }) => isValue(text)) || !isOneText(pieces, this.#anchor)) {
      this.#report(column, 'ambiguous');
      return undefined;
    }
    return { value: pieces.map(({ text }) => text).join(' '), place: first.place };
  }

  pieces(column: Column): readonly Piece[] {
    this.#read.add(column);
    return this.#cells.get(column) ?? [];
  }

  /** Reports what stands in columns for which nobody asked: rows of this kind do not have them. */
  reportRest(): void {
    for (const column of this.#cells.keys()) {
      if (!this.#read.has(column)) this.#report(column, 'unknown');
    }
  }
}
