import {
  type Column,
  columnOrder,
  columnsByWords,
  type HeadingKind,
  headingKind,
  headingModels,
  type Slot,
} from './heading-models.ts';
import type { Piece } from './lines.ts';
import { plain } from './values.ts';

/** A strip of the page in which the values of one column stand. */
export interface Band {
  readonly column: Column;
  /** Which of the grids side by side; 0 from the left. */
  readonly group: number;
  /** Its right end; the left one is the end of the band before. */
  readonly end: number;
  /** Its words stand where those of another column belong: either may be meant. */
  readonly isDoubtful: boolean;
}

export interface Heading {
  readonly kind: HeadingKind;
  readonly bands: readonly Band[];
}

/** Words closer than this are one heading, as wide as the space of a fount of 8 points, doubled. */
const oneHeading = 5;

/** Words of the same line that are one heading although they came apart. */
export function joinWords(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const before = joined.at(-1);
    const together = before && plain(`${before.text} ${piece.text}`);
    if (
      before &&
      together &&
      piece.x - before.end < oneHeading &&
      [...columnsByWords.keys()].some((words) => words.startsWith(together))
    ) {
      joined[joined.length - 1] = {
        ...before,
        text: `${before.text} ${piece.text}`,
        end: piece.end,
      };
    } else joined.push(piece);
  }
  return joined;
}

/** The column that a heading names; undefined where the words head none that we know. */
export const columnOf = (piece: Piece): Column | undefined => columnsByWords.get(plain(piece.text));

interface Doubt {
  readonly isDoubtful: boolean;
}

interface Found extends Slot {
  readonly slot: number;
}

/** Farther from where the model has it, a heading is taken for that of another model. */
const farthest = 80;

/** The slot of the model with the same words that is nearest; -1 where none is near. */
function slotOf(heading: Slot, model: readonly Slot[]): number {
  let nearest = -1;
  let distance = farthest;
  model.forEach(({ column, x }, index) => {
    const away = Math.abs(x - heading.x);
    if (column === heading.column && away < distance) {
      nearest = index;
      distance = away;
    }
  });
  return nearest;
}

/** Where the model's x comes to lie on this page: straight through the headings that were read. */
function placing(found: readonly Found[], model: readonly Slot[]): (x: number) => number {
  const count = found.length;
  const expected = found.map(({ slot }) => model[slot]?.x ?? 0);
  const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / count;
  const meanExpected = mean(expected);
  const meanFound = mean(found.map(({ x }) => x));
  let above = 0;
  let below = 0;
  found.forEach(({ x }, index) => {
    const away = (expected[index] ?? 0) - meanExpected;
    above += away * (x - meanFound);
    below += away * away;
  });
  const scale = below > 0 ? above / below : 1;
  return (x) => meanFound + scale * (x - meanExpected);
}

function outOfOrder(ranks: readonly number[]): boolean[] {
  const inOrder = [...ranks].sort((one, other) => one - other);
  return ranks.map((rank, index) => rank !== inOrder[index]);
}

/** Headings that fit the measured model: those that are missing are put where they would stand. */
function withModel(
  headings: readonly Slot[],
  model: readonly Slot[],
): (Slot & Doubt)[] | undefined {
  const found = headings.map((heading) => ({ ...heading, slot: slotOf(heading, model) }));
  const slots = new Set(found.map(({ slot }) => slot));
  if (model.length === 0 || slots.has(-1) || slots.size < found.length) return undefined;
  const doubts = outOfOrder(found.map(({ slot }) => slot));
  const anchors = found.filter((_, index) => !doubts[index]);
  if (anchors.length === 0) return undefined;
  const place = placing(anchors, model);
  const missing = model
    .filter((_, index) => !slots.has(index))
    .map(({ column, x, end }) => ({ column, x: place(x), end: place(end), isDoubtful: false }));
  return [
    ...found.map(({ column, x, end }, index) => ({
      column,
      x,
      end,
      isDoubtful: doubts[index] ?? false,
    })),
    ...missing,
  ].sort((one, other) => one.x - other.x);
}

const wordsOfOwn: readonly Column[] = ['origin', 'memberType'];

const hasColumn = (headings: readonly Slot[], column: Column): boolean =>
  headings.some((heading) => heading.column === column);

/** Headings of a page that is laid out otherwise: their words alone tell, where their order is known. */
function withoutModel(headings: readonly Slot[], kind: HeadingKind): (Slot & Doubt)[] {
  const order = columnOrder[kind];
  let group: number[] = [];
  const doubts: boolean[] = [];
  const close = () => {
    doubts.push(...outOfOrder(group));
    group = [];
  };
  for (const { column } of headings) {
    if (column === 'month') close();
    group.push(order.indexOf(column));
  }
  close();
  // With one of its columns of words missing, the other takes in the words of both.
  const isWhole = kind !== 'own' || wordsOfOwn.every((column) => hasColumn(headings, column));
  return headings.map((heading, index) => ({
    ...heading,
    isDoubtful: doubts[index] || (!isWhole && wordsOfOwn.includes(heading.column)),
  }));
}

/** Between two headings their columns meet in the middle. */
function bandsOf(columns: readonly (Slot & Doubt)[]): Band[] {
  let group = -1;
  return columns.map(({ column, end, isDoubtful }, index) => {
    if (column === 'month' || group < 0) group += 1;
    const next = columns[index + 1];
    return { column, group, isDoubtful, end: next ? (end + next.x) / 2 : Number.POSITIVE_INFINITY };
  });
}

/** One heading for words above one another ("Matrícula do" over "Trabalhador"). */
function stacked(pieces: readonly Piece[]): Slot[] {
  const slots: Slot[] = [];
  for (const piece of pieces) {
    const column = columnOf(piece);
    if (!column) continue;
    const index = slots.findIndex(
      (slot) => slot.column === column && slot.x < piece.end + 12 && piece.x < slot.end + 12,
    );
    const above = slots[index];
    if (!above) slots.push({ column, x: piece.x, end: piece.end });
    else {
      const x = Math.min(above.x, piece.x);
      slots[index] = { column, x, end: Math.max(above.end, piece.end) };
    }
  }
  return slots.sort((one, other) => one.x - other.x);
}

/** The columns that a heading of one or two lines announces; undefined where it is none. */
export function readHeading(pieces: readonly Piece[]): Heading | undefined {
  const headings = stacked(pieces);
  const kind = headingKind(new Set(headings.map(({ column }) => column)));
  if (!kind) return undefined;
  const columns = withModel(headings, headingModels[kind]) ?? withoutModel(headings, kind);
  return { kind, bands: bandsOf(columns) };
}

/** The band in which most of the piece stands. */
export function bandOf(piece: Pick<Piece, 'x' | 'end'>, heading: Heading): Band | undefined {
  const centre = (piece.x + piece.end) / 2;
  return heading.bands.find(({ end }) => centre < end);
}

/** The columns where the present model has them, for a part whose heading cannot be read. */
export function modelHeading(kind: HeadingKind): Heading {
  const columns = headingModels[kind].map((slot) => ({ ...slot, isDoubtful: false }));
  return { kind, bands: bandsOf(columns) };
}
