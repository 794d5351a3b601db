import type { Read, Unread } from '../extract.ts';
import type { Piece } from './lines.ts';
import { parseCode } from './values.ts';

interface Part {
  text: string;
  readonly piece: Piece;
}

/** Pieces from top to bottom and from left to right: lines come first. */
export const inReadingOrder = (pieces: readonly Piece[]): Piece[] =>
  [...pieces].sort(
    (one, other) =>
      one.place.page - other.place.page || one.place.line - other.place.line || one.x - other.x,
  );

/** A code goes on where the line broke it: after the hyphen that ends the piece before, or before one. */
function partsOf(pieces: readonly Piece[]): Part[] {
  const parts: Part[] = [];
  for (const piece of inReadingOrder(pieces)) {
    for (const [index, text] of piece.text.split(/[,;\s]+/).entries()) {
      if (text === '') continue;
      const last = parts.at(-1);
      const goesOn = index === 0 && last && (last.text.endsWith('-') || text.startsWith('-'));
      if (goesOn) last.text += text;
      else parts.push({ text, piece });
    }
  }
  return parts;
}

/** The codes of a cell or list; what is no code is reported. */
export function readCodes(pieces: readonly Piece[], unread: Unread[]): Read<string>[] {
  return partsOf(pieces).flatMap(({ text, piece: { place } }) => {
    const code = parseCode(text);
    if (code) return [{ value: code, place }];
    unread.push({ text, why: 'unknown', place });
    return [];
  });
}
