import { readFileSync } from 'node:fs';
import { flatPng } from '../flat-png.ts';

/** The one drawing that all icons are made of; it goes on beyond its square for `bleed`. */
export const readMark = (): string => readFileSync('public/favicon.svg', 'utf8');

/**
 * The mark as a square PNG.
 * @param size side in pixels
 * @param bleed how much of the ground beyond the square is shown on each side, in fortieths of it
 */
export function markPng(size: number, bleed = 0): Promise<Buffer> {
  const side = 40 + 2 * bleed;
  const svg = readMark().replace(
    'viewBox="0 0 40 40"',
    `viewBox="${-bleed} ${-bleed} ${side} ${side}" width="${size}" height="${size}"`,
  );
  return flatPng(svg);
}
