import type { Unread } from '../extract.ts';
import { inReadingOrder } from './codes.ts';
import { type Band, bandOf, type Heading } from './heading.ts';
import type { Column } from './heading-models.ts';
import { type Piece, report } from './lines.ts';

export type Cells = Map<Column, Piece[]>;

export interface Row {
  readonly anchor: Piece;
  readonly group: number;
  readonly cells: Cells;
}

/** Rows nearer to each other than this are equally near. */
const equallyNear = 1;

/** Rows are looked up by strips of the page as high as the farthest that a piece may be from its row. */
const strip = 14;

const stripOf = (y: number): number => Math.floor(y / strip);

class RowIndex {
  readonly #rows = new Map<string, Row[]>();

  add(row: Row): void {
    const key = this.#key(row.anchor.place.page, row.group, stripOf(row.anchor.y));
    this.#rows.set(key, [...(this.#rows.get(key) ?? []), row]);
  }

  nearest(page: number, group: number, y: number, reach: number): Row | 'ambiguous' | undefined {
    const at = stripOf(y);
    const near = [at - 1, at, at + 1]
      .flatMap((place) => this.#rows.get(this.#key(page, group, place)) ?? [])
      .map((row) => ({ row, away: Math.abs(row.anchor.y - y) }))
      .filter(({ away }) => away <= reach)
      .sort((one, other) => one.away - other.away);
    const [first, second] = near;
    if (first && second && second.away - first.away < equallyNear) return 'ambiguous';
    return first?.row;
  }

  #key(page: number, group: number, place: number): string {
    return `${page} ${group} ${place}`;
  }
}

interface Placed {
  readonly piece: Piece;
  readonly band: Band | undefined;
}

/** Lines of one cell follow one another no farther apart. */
const nextLine = 10.5;

/** Ends in the middle of a code or of a list of codes. */
const goesOn = /[-,]$/;

/** Pieces of one cell that go on from line to line stand or fall together. */
function chainsOf(placed: readonly Placed[]): Placed[][] {
  const chains: Placed[][] = [];
  const open = new Map<Band | undefined, Placed[]>();
  for (const one of placed) {
    const chain = open.get(one.band);
    const last = chain?.at(-1)?.piece;
    const { piece } = one;
    if (
      last &&
      one.band?.column === 'indicators' &&
      last.place.page === piece.place.page &&
      piece.y - last.y <= nextLine &&
      (goesOn.test(last.text) || piece.text.startsWith('-'))
    ) {
      chain?.push(one);
    } else {
      const begun = [one];
      open.set(one.band, begun);
      chains.push(begun);
    }
  }
  return chains;
}

const middleOf = (chain: readonly Placed[]): number =>
  chain.reduce((sum, { piece }) => sum + piece.y, 0) / chain.length;

function takeChain(
  chain: readonly Placed[],
  rows: RowIndex,
  reachOf: (column: Column) => number,
  unread: Unread[],
): void {
  const pieces = chain.map(({ piece }) => piece);
  const band = chain[0]?.band;
  const page = pieces[0]?.place.page ?? 0;
  const row = band && rows.nearest(page, band.group, middleOf(chain), reachOf(band.column));
  if (!row || row === 'ambiguous' || band.isDoubtful) {
    const why = row === 'ambiguous' || band?.isDoubtful ? 'ambiguous' : 'unknown';
    report(pieces, why, unread);
    return;
  }
  row.cells.set(band.column, [...(row.cells.get(band.column) ?? []), ...pieces]);
}

/**
 * Sorts pieces into rows: each row has an anchor, the only piece of its column, and takes what is
 * nearest to it. What is near to none, or to two, is reported; so is what stands under words whose
 * column is doubtful.
 * @param isAnchor whether the piece begins a row
 * @param reachOf how far above or below its row a cell of the column may stand, in points up to 14
 */
export function rowsOf(
  pieces: readonly Piece[],
  heading: Heading,
  isAnchor: (piece: Piece, column: Column) => boolean,
  reachOf: (column: Column) => number,
  unread: Unread[],
): Row[] {
  const index = new RowIndex();
  const rows: Row[] = [];
  const rest: Placed[] = [];
  for (const piece of inReadingOrder(pieces)) {
    const band = bandOf(piece, heading);
    if (band && !band.isDoubtful && isAnchor(piece, band.column)) {
      const row = { anchor: piece, group: band.group, cells: new Map() };
      rows.push(row);
      index.add(row);
    } else rest.push({ piece, band });
  }
  for (const chain of chainsOf(rest)) takeChain(chain, index, reachOf, unread);
  return rows;
}
