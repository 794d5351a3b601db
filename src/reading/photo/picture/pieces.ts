import type { Box, Grey } from './grey.ts';

/** Dots of one kind that hang together. */
export interface Piece extends Box {
  /** Its number, from 1. */
  readonly number: number;
  readonly dots: number;
}

/** Where each dot's piece is written, 0 where it belongs to none. */
interface Marked {
  readonly pieces: readonly Piece[];
  readonly numbers: Int32Array;
}

const neighbours = [-1, 0, 1];

/** Every piece of the dots whose lightness is from `least` to `most`. */
export function piecesOf({ width, height, data }: Grey, least: number, most: number): Marked {
  const numbers = new Int32Array(data.length);
  const waiting: number[] = [];
  const pieces: Piece[] = [];
  const take = (at: number, number: number) => {
    const value = data[at] as number;
    if (numbers[at] || value < least || value > most) return;
    numbers[at] = number;
    waiting.push(at);
  };
  const takeAround = (x: number, y: number, number: number) => {
    for (const down of neighbours) {
      if (y + down < 0 || y + down >= height) continue;
      const row = (y + down) * width;
      for (const along of neighbours)
        if (x + along >= 0 && x + along < width) take(row + x + along, number);
    }
  };
  const filled = (number: number): Piece => {
    let [left, top, right, bottom, dots] = [width, height, 0, 0, 0];
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      dots += 1;
      const x = at % width;
      const y = (at - x) / width;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
      takeAround(x, y, number);
    }
    return { number, left, top, right: right + 1, bottom: bottom + 1, dots };
  };
  for (let start = 0; start < data.length; start += 1) {
    take(start, pieces.length + 1);
    if (waiting.length > 0) pieces.push(filled(pieces.length + 1));
  }
  return { pieces, numbers };
}
