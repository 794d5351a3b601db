import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { openPdf } from '#reading/pdf/open-pdf.ts';
import { scannedPages } from '#reading/pdf/scanned-pages.ts';
import { inFiles, type PaperPage, pdfOf } from './pdf-of.ts';

async function page(width: number, height: number): Promise<PaperPage> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const create = { width, height, channels: 3, background: 'white', noise } as const;
  return { jpeg: Uint8Array.from(await sharp({ create }).jpeg().toBuffer()), width, height };
}

it('dois outros programas abrem o PDF, com o tamanho do papel; e as fotos são as mesmas', async () => {
  const pages = [await page(300, 450), await page(450, 300)];
  const bytes = new Uint8Array(await pdfOf(pages).arrayBuffer());
  const read = await PDFDocument.load(bytes, { updateMetadata: false });
  expect(read.getPages().map((one) => one.getSize())).toEqual([
    { width: 144, height: 216 },
    { width: 216, height: 144 },
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
  expect(await openPdf(bytes.buffer)).toMatchObject({ numPages: 2 });
});

it.each([
  [[2_000, 2_000, 2_000], 8_000, [2, 1]],
  [[2_000, 2_000], 7_000, [2]],
  [[2_000, 2_000], 6_999, [1, 1]],
  [[9_000, 1_000], 5_000, [1, 1]],
  [[], 5_000, []],
])('páginas de %j bytes, em arquivos de até %i: %j por arquivo', (sizes, most, counts) => {
  const pages = sizes.map((length) => ({ jpeg: { length } }));
  const files = inFiles(pages, most);
  expect(files.map(({ length }) => length)).toEqual(counts);
  expect(files.flat()).toEqual(pages);
});
