import { expect, it } from 'vitest';
import { beginSheets } from './generate/sheet.ts';
import { pagesOfPdf } from './pages-of-pdf.ts';

it.each([0, 90, 180, 270] as const)('uma página virada %i° lê-se em pé', async (turn) => {
  const sheets = await beginSheets(turn);
  const pen = sheets.addPage();
  pen.write('Competência', 42.7, 190, 'bold');
  pen.write('08/2025', 55.4, 206.5);
  const [page = []] = await pagesOfPdf(await sheets.file.save());
  expect(page.map(({ text, x, y }) => [text, x.toFixed(1), y.toFixed(1)])).toEqual([
    ['Competência', '42.7', '190.0'],
    ['08/2025', '55.4', '206.5'],
  ]);
});
