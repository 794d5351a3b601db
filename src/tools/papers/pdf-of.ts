/** A page of a paper: a picture as JPEG, in colour, and its size in dots. */
export interface PaperPage {
  readonly jpeg: Uint8Array<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}

/** Dots of a picture in an inch of paper, and points of a PDF in one. */
export const dotsPerInch = 150;
const pointsPerInch = 72;

const inPoints = (dots: number): string => ((dots * pointsPerInch) / dotsPerInch).toFixed(2);

const version = '1.4';
/** Letters that no text has, so that nobody takes the file for one. */
const binaryMark = new Uint8Array([0xe2, 0xe3, 0xcf, 0xd3]);

const encoder = new TextEncoder();

/**
 * A PDF with a picture on each page, as large as it is at 150 dots in an inch (ISO 32000-1, 7.5). Nothing of
 * the device, its owner or the day is written into it.
 */
export function pdfOf(pages: readonly PaperPage[]): Blob {
  const pieces: (string | Uint8Array<ArrayBuffer>)[] = [];
  const places: number[] = [];
  let length = 0;
  const write = (...some: readonly (string | Uint8Array<ArrayBuffer>)[]) => {
    for (const one of some) {
      pieces.push(one);
      length += typeof one === 'string' ? encoder.encode(one).length : one.length;
    }
  };
  const object = (number: number, ...body: readonly (string | Uint8Array<ArrayBuffer>)[]) => {
    places[number] = length;
    write(`${number} 0 obj\n`, ...body, '\nendobj\n');
  };
  /** Each page is three objects: itself, what it draws, and the picture. */
  const first = (index: number): number => 3 + index * 3;

  write(`%PDF-${version}\n%`, binaryMark, '\n');
  object(1, '<</Type/Catalog/Pages 2 0 R>>');
  const kids = pages.map((_, index) => `${first(index)} 0 R`).join(' ');
  object(2, `<</Type/Pages/Kids[${kids}]/Count ${pages.length}>>`);
  for (const [index, { jpeg, width, height }] of pages.entries()) {
    const at = first(index);
    const size = [inPoints(width), inPoints(height)] as const;
    const drawing = `q ${size[0]} 0 0 ${size[1]} 0 0 cm /F Do Q`;
    object(
      at,
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${size.join(' ')}]/Contents ${at + 1} 0 R`,
      `/Resources<</XObject<</F ${at + 2} 0 R>>>>>>`,
    );
    object(at + 1, `<</Length ${drawing.length}>>stream\n${drawing}\nendstream`);
    object(
      at + 2,
      `<</Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceRGB`,
      `/BitsPerComponent 8/Filter/DCTDecode/Length ${jpeg.length}>>stream\n`,
      jpeg,
      '\nendstream',
    );
  }
  const table = length;
  const rows = places.slice(1).map((place) => `${String(place).padStart(10, '0')} 00000 n \n`);
  write(`xref\n0 ${rows.length + 1}\n0000000000 65535 f \n`, ...rows);
  write(`trailer<</Size ${rows.length + 1}/Root 1 0 R>>\nstartxref\n${table}\n%%EOF\n`);
  return new Blob(pieces, { type: 'application/pdf' });
}

/** A PDF takes so much beside each picture. */
const around = 1_000;

/** Pages in files of at most so many bytes, in their order; a page alone that is larger is a file too. */
export function inFiles<Page extends { readonly jpeg: { readonly length: number } }>(
  pages: readonly Page[],
  most: number,
): Page[][] {
  const files: Page[][] = [];
  let size = most;
  for (const page of pages) {
    const own = page.jpeg.length + around;
    if (size + own > most) {
      files.push([]);
      size = around;
    }
    files.at(-1)?.push(page);
    size += own;
  }
  return files;
}
