import sharp from 'sharp';
import type { Grey } from '#reading/photo/picture/grey.ts';

const fonts = 'node_modules/pdfjs-dist/standard_fonts';
const dpi = 150;
/** A4 at that resolution. */
const sheet = { width: 1240, height: 1754, margin: 130 };

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A letter as it comes out of a printer: letters of `points` on a white sheet. */
export async function drawLetter(text: string, points = 11): Promise<Grey> {
  const drawn = await sharp({
    text: {
      text: `<span foreground="black">${escaped(text)}</span>`,
      font: `Liberation Sans ${points}`,
      fontfile: `${fonts}/LiberationSans-Regular.ttf`,
      width: sheet.width - 2 * sheet.margin,
      dpi,
      rgba: true,
      wrap: 'word',
    },
  })
    .png()
    .toBuffer();
  const { data, info } = await sharp({
    create: { ...sheet, channels: 3, background: 'white' },
  })
    .composite([{ input: drawn, left: sheet.margin, top: sheet.margin }])
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data) };
}
