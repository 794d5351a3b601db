import { flatPng } from '../flat-png.ts';
import { markSvg } from './mark-svg.ts';

/** The mark as a square PNG, `size` pixels a side; `bleed`: the ground beyond the square, in fortieths of it. */
export function markPng(size: number, bleed = 0): Promise<Buffer> {
  const side = 40 + 2 * bleed;
  const svg = markSvg().replace(
    'viewBox="0 0 40 40"',
    `viewBox="${-bleed} ${-bleed} ${side} ${side}" width="${size}" height="${size}"`,
  );
  return flatPng(svg);
}
