import { OPS, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Letters that are there and not drawn (ISO 32000-1, 9.3.6): scanners lay them over their picture. */
export const invisibleMode = 3;

/**
 * Whether the letters of the first page were recognised in a picture: some digit may be another then, and
 * nothing in the file tells. A page that cannot be looked into counts as none.
 */
export async function isRecognised(file: PDFDocumentProxy): Promise<boolean> {
  try {
    const page = await file.getPage(1);
    const { fnArray, argsArray } = await page.getOperatorList();
    return fnArray.some(
      (operator, index) =>
        operator === OPS.setTextRenderingMode && argsArray[index]?.[0] === invisibleMode,
    );
  } catch {
    return false;
  }
}

/** An image says what it is outside of all that is compressed or encrypted. */
const image = /\/Subtype\s*\/Image\b/g;

/** How many pictures a file holds. */
export const picturesIn = (bytes: ArrayBuffer): number =>
  new TextDecoder('latin1').decode(bytes).match(image)?.length ?? 0;
