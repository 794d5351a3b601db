import {
  concatTransformationMatrix,
  degrees,
  PDFDocument,
  type PDFPage,
  StandardFonts,
} from '@cantoo/pdf-lib';
import { fontSize, type Mark, type Marks } from './marks.ts';
import { addTwoByteFont, shapeFont } from './two-byte-font.ts';

/** How the pages lie in the file; a reader sees all of them alike. */
type Turn = 0 | 90 | 180 | 270;

interface PdfOptions {
  readonly turn?: Turn;
  readonly hasObjectStreams?: boolean;
  /** Letters by the numbers of their shapes, with a table that says which letters they are. */
  readonly hasTwoBytes?: boolean;
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

type Write = (page: PDFPage, mark: Mark) => void;

/** In Helvetica, as most of the extract is. */
async function inHelvetica(file: PDFDocument): Promise<Write> {
  const plain = await file.embedFont(StandardFonts.Helvetica);
  const bold = await file.embedFont(StandardFonts.HelveticaBold);
  return (page, { text, x, y, isBold }) =>
    page.drawText(text, { x, y: height - y, size: fontSize, font: isBold ? bold : plain });
}

function inTwoBytes(file: PDFDocument, marks: Marks): Write {
  const { font, show } = addTwoByteFont(file, marks);
  return (page, { text, x, y }) => {
    page.node.setFontDictionary(shapeFont, font);
    page.pushOperators(...show(text, { x, y: height - y }));
  };
}

/** Writes the marks as the extract's own program does: landscape, in 8 points. */
export async function drawPdf(
  marks: Marks,
  { turn = 90, hasTwoBytes = false }: PdfOptions = {},
): Promise<PDFDocument> {
  const file = await PDFDocument.create();
  const write = hasTwoBytes ? inTwoBytes(file, marks) : await inHelvetica(file);
  for (const texts of marks) {
    const page = file.addPage(turn % 180 === 0 ? [width, height] : [height, width]);
    page.setRotation(degrees(turn));
    page.pushOperators(concatTransformationMatrix(...matrices[turn]));
    for (const mark of texts) write(page, mark);
  }
  return file;
}

export const pdfOf = async (marks: Marks, options: PdfOptions = {}): Promise<Uint8Array> =>
  (await drawPdf(marks, options)).save({ useObjectStreams: options.hasObjectStreams ?? false });
