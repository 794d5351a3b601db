import sharp from 'sharp';

/**
 * An SVG of few flat colours as PNG, at the SVG's own size in pixels. A palette without dithering
 * keeps edges sharp and files small; on such pictures more effort gives larger files.
 */
export const flatPng = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).png({ palette: true, dither: 0, effort: 1 }).toBuffer();
