import sharp from 'sharp';
import { madeOnce } from '#texts/kept-bytes.ts';

const painter = JSON.stringify(sharp.versions);

/**
 * An SVG of few flat colours as PNG, at the SVG's own size in pixels. A palette without dithering
 * keeps edges sharp and files small; on such pictures more effort gives larger files. Painted once:
 * later builds find it.
 */
export const flatPng = (svg: string): Promise<Buffer> =>
  madeOnce(painter + svg, '.png', () =>
    sharp(Buffer.from(svg)).png({ palette: true, dither: 0, effort: 1 }).toBuffer(),
  );
