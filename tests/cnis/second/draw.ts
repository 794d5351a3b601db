import {
  concatTransformationMatrix,
  PDFDocument,
  StandardFonts,
  setTextRenderingMode,
  TextRenderingMode,
} from '@cantoo/pdf-lib';

/** A text where a reader sees it, in points from the upper left corner; `mid` is its middle, not its left end. */
export interface Item {
  readonly t: string;
  readonly x: number;
  readonly y: number;
  readonly mid?: boolean;
}

export type Sheets = readonly (readonly Item[])[];

const onePixel = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAsTjvtgAAAABJRU5ErkJggg==',
  ),
  (letter) => letter.charCodeAt(0),
);

/** The sheets as a file; `isScan` lays them, unseen, over a picture of the whole page. */
export async function pdf(sheets: Sheets, { isScan = false, scale = 1 } = {}): Promise<Uint8Array> {
  const file = await PDFDocument.create();
  const font = await file.embedFont(StandardFonts.Helvetica);
  const picture = isScan ? await file.embedPng(onePixel) : undefined;
  for (const items of sheets) {
    const page = file.addPage([842 * scale, 595 * scale]);
    page.pushOperators(concatTransformationMatrix(scale, 0, 0, scale, 0, 0));
    if (picture) {
      page.drawImage(picture, { width: 842, height: 595 });
      page.pushOperators(setTextRenderingMode(TextRenderingMode.Invisible));
    }
    for (const { t, x, y, mid } of items) {
      const left = mid ? x - font.widthOfTextAtSize(t, 8) / 2 : x;
      page.drawText(t, { x: left, y: 595 - y, size: 8, font });
    }
  }
  return file.save();
}
