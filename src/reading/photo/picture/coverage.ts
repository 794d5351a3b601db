import type { Box, Grey } from './grey.ts';
import { type Piece, piecesOf } from './pieces.ts';

/** What of a page was read, by its ink. */
export interface Coverage {
  /** The part of the ink of writing that lies in words that were read, from 0 to 1; 1 where there is none. */
  readonly part: number;
  /** How much of it there is, in dots. */
  readonly ink: number;
  readonly unread: readonly Box[];
}

const black = 128;
/** How tall a line is where no word tells. */
const usualHeight = 36;

const middleOf = (values: readonly number[]): number | undefined =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)];

const touches = (one: Box, other: Box, by: number): boolean =>
  one.left - by < other.right &&
  other.left - by < one.right &&
  one.top - by < other.bottom &&
  other.top - by < one.bottom;

const joined = (one: Box, other: Box): Box => ({
  left: Math.min(one.left, other.left),
  top: Math.min(one.top, other.top),
  right: Math.max(one.right, other.right),
  bottom: Math.max(one.bottom, other.bottom),
});

interface Group extends Box {
  readonly dots: number;
  readonly count: number;
}

/** Pieces that lie within `by` of each other, together. */
function grouped(pieces: readonly Piece[], by: number): Group[] {
  let groups: Group[] = [];
  for (const piece of pieces) {
    let group: Group = { ...piece, count: 1 };
    const apart: Group[] = [];
    for (const other of groups) {
      if (!touches(group, other, by)) apart.push(other);
      else
        group = {
          ...joined(group, other),
          dots: group.dots + other.dots,
          count: group.count + other.count,
        };
    }
    groups = [...apart, group];
  }
  return groups;
}

/**
 * What the words that were read leave over of a page. The engine's own confidence says nothing of it:
 * whole lines are lost while the words that remain score high.
 * @param words the boxes of words that count as read
 */
export function coverageOf(image: Grey, words: readonly Box[]): Coverage {
  const height = middleOf(words.map(({ top, bottom }) => bottom - top)) ?? usualHeight;
  const { width } = image;
  // Where words are, so that no piece needs to look at each.
  const read = new Uint8Array(image.data.length);
  const reach = Math.round(height / 6);
  for (const { left, top, right, bottom } of words) {
    const from = Math.max(0, left - reach);
    const to = Math.min(width, right + reach);
    for (let y = Math.max(0, top - reach); y < Math.min(image.height, bottom + reach); y += 1)
      read.fill(1, y * width + from, y * width + to);
  }
  const isRead = ({ left, top, right, bottom }: Box): boolean =>
    read[((top + bottom) >> 1) * width + ((left + right) >> 1)] === 1;
  const { pieces } = piecesOf(image, 0, black);
  const tall = ({ top, bottom }: Box) => bottom - top;
  const wide = ({ left, right }: Box) => right - left;
  const isLetter = (piece: Piece): boolean =>
    tall(piece) >= height / 5 &&
    tall(piece) <= 2.5 * height &&
    wide(piece) <= 8 * height &&
    wide(piece) >= height / 12 &&
    piece.dots >= (height * height) / 60;
  /** Not a rule of a table, but a thumb, a stain, a stamp: it may lie over words. */
  const covers = (piece: Piece): boolean =>
    tall(piece) > 2.5 * height &&
    wide(piece) > 2.5 * height &&
    piece.dots > 0.2 * tall(piece) * wide(piece);
  const letters = pieces.filter(isLetter);
  const left = letters.filter((piece) => !isRead(piece));
  const sum = (all: readonly Piece[]) => all.reduce((total, { dots }) => total + dots, 0);
  const ink = sum(letters);
  const unread = grouped(left, 0.8 * height)
    .filter(({ count, dots }) => count >= 3 && dots > (height * height) / 6)
    .map(({ left, top, right, bottom }) => ({ left, top, right, bottom }));
  const over = pieces
    .filter(covers)
    .map(({ left, top, right, bottom }) => ({ left, top, right, bottom }));
  return { part: ink ? 1 - sum(left) / ink : 1, ink, unread: [...unread, ...over] };
}
