import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { scannedPages } from './scanned-pages.ts';

/** A picture of noise, so that it does not become small. */
const picture = (side: number): Promise<Buffer> =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: 'white',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg()
    .toBuffer();

async function scanned(sides: readonly number[]): Promise<Uint8Array<ArrayBuffer>> {
  const file = await PDFDocument.create();
  for (const side of sides) {
    const image = await file.embedJpg(await picture(side));
    file.addPage([side, side]).drawImage(image, { width: side, height: side });
  }
  return Uint8Array.from(await file.save());
}

it('acha cada página fotografada, inteira e na ordem, e deixa o que é pequeno demais', async () => {
  const pages = scannedPages(await scanned([400, 20, 300]));
  const sides = await Promise.all(
    pages.map(async (page) => (await sharp(await page.arrayBuffer()).metadata()).width),
  );
  expect(sides).toEqual([400, 300]);
});

it('um arquivo sem fotos, ou cortado no meio de uma, não dá nenhuma', async () => {
  expect(scannedPages(await scanned([]))).toEqual([]);
  const whole = await scanned([400]);
  expect(scannedPages(whole.slice(0, whole.length / 2))).toEqual([]);
});
