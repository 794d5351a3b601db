import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { openPdf } from '#reading/pdf/open-pdf.ts';
import { scannedPages } from '#reading/pdf/scanned-pages.ts';
import { type PaperPage, pdfOf, sheetInDots } from './pdf-of.ts';

async function page(width: number, height: number, turns = 0): Promise<PaperPage> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const create = { width, height, channels: 3, background: 'white', noise } as const;
  const jpeg = Uint8Array.from(await sharp({ create }).jpeg().toBuffer());
  return { jpeg, width, height, turns };
}

const bytesOf = async (pages: readonly PaperPage[]) =>
  new Uint8Array(await pdfOf(pages).arrayBuffer());

it('dois outros programas abrem o PDF: folhas A4, na ordem, e as fotos são as mesmas', async () => {
  const pages = [await page(300, 450), await page(450, 300), await page(300, 450, 1)];
  const bytes = await bytesOf(pages);
  const read = await PDFDocument.load(bytes, { updateMetadata: false });
  expect(read.getPages().map((one) => one.getSize())).toEqual([
    { width: 595.28, height: 841.89 },
    { width: 841.89, height: 595.28 },
    { width: 841.89, height: 595.28 },
  ]);
  expect([read.getTitle(), read.getAuthor(), read.getCreationDate()]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  const found = await Promise.all(scannedPages(bytes).map((one) => one.arrayBuffer()));
  expect(found.map((one) => Buffer.from(one).subarray(0, -1))).toEqual(
    pages.map(({ jpeg }) => Buffer.from(jpeg)),
  );
  expect(await openPdf(bytes.slice().buffer)).toMatchObject({ numPages: 3 });
});

/** Where the four corners of the picture lie on the sheet: above left, above right, below left, below right. */
async function cornersOf(bytes: Uint8Array<ArrayBuffer>) {
  const document = await openPdf(bytes.buffer);
  if (typeof document === 'string') throw new Error(document);
  const { argsArray } = await (await document.getPage(1)).getOperatorList();
  const [a, b, c, d, e, f] = argsArray.find(
    (args: unknown[] | null) => args?.length === 6,
  ) as number[] as [number, number, number, number, number, number];
  return [
    [0, 1],
    [1, 1],
    [0, 0],
    [1, 0],
  ].map(([u = 0, v = 0]) => [Math.round(a * u + c * v + e) + 0, Math.round(b * u + d * v + f) + 0]);
}

const [short, long] = sheetInDots;
const A = [0, 842];
const B = [595, 842];
const C = [0, 0];
const D = [595, 0];

it.each([
  ['como está', 0, [A, B, C, D]],
  ['de cabeça para baixo', 2, [D, C, B, A]],
])('uma folha inteira enche o A4: %s', async (_, turns, corners) => {
  expect(await cornersOf(await bytesOf([await page(short, long, turns)]))).toEqual(corners);
});

it.each([
  ['para a direita', 1, [B, D, A, C]],
  ['para a esquerda', 3, [C, A, D, B]],
])('uma foto deitada fica em pé, virada %s', async (_, turns, corners) => {
  expect(await cornersOf(await bytesOf([await page(long, short, turns)]))).toEqual(corners);
});
