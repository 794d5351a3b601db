import { expect, it } from 'vitest';
import { pdfOf } from './generate/pdf-file.ts';
import { pagesOfPdf } from './pages-of-pdf.ts';

it.each([0, 90, 180, 270] as const)('uma página virada %i° lê-se em pé', async (turn) => {
  const marks = [
    { text: 'Competência', x: 42.7, y: 190, isBold: true },
    { text: '08/2025', x: 55.4, y: 206.5 },
  ];
  const [page = []] = await pagesOfPdf(await pdfOf([marks], { turn }));
  expect(page.map(({ text, x, y }) => [text, x.toFixed(1), y.toFixed(1)])).toEqual([
    ['Competência', '42.7', '190.0'],
    ['08/2025', '55.4', '206.5'],
  ]);
});
