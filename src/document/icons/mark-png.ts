import { flatPng } from '../flat-png.ts';
import { markSvg } from './mark-svg.ts';

/**
 * The mark as a square PNG.
 * @param size side in pixels
 * @param bleed how much of the ground beyond the square is shown on each side, in fortieths of it
 */
export function markPng(size: number, bleed = 0): Promise<Buffer> {
  const side = 40 + 2 * bleed;
  const svg = markSvg().replace(
    'viewBox="0 0 40 40"',
    `viewBox="${-bleed} ${-bleed} ${side} ${side}" width="${size}" height="${size}"`,
  );
  return flatPng(svg);
}
