import { concatTransformationMatrix, degrees, PDFDocument, StandardFonts } from '@cantoo/pdf-lib';

/** How the pages lie in the file; a reader sees all of them alike. */
export type Turn = 0 | 90 | 180 | 270;

/** What a reader sees, in points. */
const width = 842;
const height = 595;

/** From what is seen (x to the right, y up) to the page's own space, for each `/Rotate`. */
const matrices: Readonly<Record<Turn, readonly [number, number, number, number, number, number]>> =
  {
    0: [1, 0, 0, 1, 0, 0],
    90: [0, 1, -1, 0, height, 0],
    180: [-1, 0, 0, -1, width, height],
    270: [0, -1, 1, 0, 0, width],
  };

export interface Pen {
  /** Writes with the left end of the baseline at the point; `y` counts from the top. */
  write(text: string, x: number, y: number, font?: 'bold' | 'plain'): void;
  /** Writes around the point. */
  centre(text: string, x: number, y: number): void;
}

/** A document of landscape pages in 8 points. */
export interface Sheets {
  readonly file: PDFDocument;
  addPage(): Pen;
}

export async function beginSheets(turn: Turn): Promise<Sheets> {
  const file = await PDFDocument.create();
  const fonts = {
    plain: await file.embedFont(StandardFonts.Helvetica),
    bold: await file.embedFont(StandardFonts.HelveticaBold),
  };
  const addPage = (): Pen => {
    const page = file.addPage(turn % 180 === 0 ? [width, height] : [height, width]);
    page.setRotation(degrees(turn));
    page.pushOperators(concatTransformationMatrix(...matrices[turn]));
    const write: Pen['write'] = (text, x, y, font = 'plain') =>
      page.drawText(text, { x, y: height - y, size: 8, font: fonts[font] });
    return {
      write,
      centre: (text, x, y) => write(text, x - fonts.plain.widthOfTextAtSize(text, 8) / 2, y),
    };
  };
  return { file, addPage };
}
