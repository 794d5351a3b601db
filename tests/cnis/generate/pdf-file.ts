import { concatTransformationMatrix, degrees, PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { fontSize, type Marks } from './marks.ts';

/** How the pages lie in the file; a reader sees all of them alike. */
type Turn = 0 | 90 | 180 | 270;

interface PdfOptions {
  readonly turn?: Turn;
  readonly hasObjectStreams?: boolean;
}

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

/** Writes the marks as the extract's own program does: landscape, in 8 points. */
export async function drawPdf(marks: Marks, { turn = 90 }: PdfOptions = {}): Promise<PDFDocument> {
  const file = await PDFDocument.create();
  // As most of the extract is.
  const plain = await file.embedFont(StandardFonts.Helvetica);
  const bold = await file.embedFont(StandardFonts.HelveticaBold);
  for (const texts of marks) {
    const page = file.addPage(turn % 180 === 0 ? [width, height] : [height, width]);
    page.setRotation(degrees(turn));
    page.pushOperators(concatTransformationMatrix(...matrices[turn]));
    for (const { text, x, y, isBold } of texts)
      page.drawText(text, { x, y: height - y, size: fontSize, font: isBold ? bold : plain });
  }
  return file;
}

export const pdfOf = async (marks: Marks, options: PdfOptions = {}): Promise<Uint8Array> =>
  (await drawPdf(marks, options)).save({ useObjectStreams: options.hasObjectStreams ?? false });
