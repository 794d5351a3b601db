/** A page of a paper: a picture as JPEG, in colour, its size in dots, and its quarter turns to the right. */
export interface PaperPage {
  readonly jpeg: Uint8Array<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
  readonly turns: number;
}

/** Dots of a picture in an inch of paper, and points of a PDF in one. */
const dotsPerInch = 150;
const pointsPerInch = 72;

/** The sides of a sheet of A4, in millimetres. */
const sheet = [210, 297] as const;
const millimetresPerInch = 25.4;

const onSheet = (unitsPerInch: number) =>
  sheet.map((side) => (side / millimetresPerInch) * unitsPerInch) as [short: number, long: number];

/** The shorter and the longer side of a picture that fills a sheet, in dots. */
export const sheetInDots = onSheet(dotsPerInch).map(Math.round) as [short: number, long: number];

/** The sheet that a picture lies on, and what lays it in the middle of it, turned (ISO 32000-1, 8.3.4). */
function laid({ width, height, turns }: PaperPage) {
  const [w, h] = [width, height].map((dots) => (dots / dotsPerInch) * pointsPerInch) as [
    number,
    number,
  ];
  const isOnItsSide = turns % 2 === 1;
  const [across, down] = isOnItsSide ? [h, w] : [w, h];
  const [short, long] = onSheet(pointsPerInch);
  const size = across > down ? [long, short] : [short, long];
  const x = ((size[0] as number) - across) / 2;
  const y = ((size[1] as number) - down) / 2;
  const matrices = [
    [w, 0, 0, h, x, y],
    [0, -w, h, 0, x, y + w],
    [-w, 0, 0, -h, x + w, y + h],
    [0, w, -h, 0, x + h, y],
  ];
  const written = (numbers: readonly number[] = []) =>
    numbers.map((one) => one.toFixed(2)).join(' ');
  return { size: written(size), matrix: written(matrices[turns % 4]) };
}

const version = '1.4';
/** Letters that no text has, so that nobody takes the file for one. */
const binaryMark = new Uint8Array([0xe2, 0xe3, 0xcf, 0xd3]);

const encoder = new TextEncoder();

/**
 * A PDF of A4 sheets with a picture on each, as large as it is at 150 dots in an inch (ISO 32000-1, 7.5).
 * Nothing of the device, its owner or the day is written into it.
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
  for (const [index, page] of pages.entries()) {
    const { jpeg, width, height } = page;
    const at = first(index);
    const { size, matrix } = laid(page);
    const drawing = `q ${matrix} cm /F Do Q`;
    object(
      at,
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${size}]/Contents ${at + 1} 0 R`,
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
