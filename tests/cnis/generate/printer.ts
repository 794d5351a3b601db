import { chromium } from '@playwright/test';
import { findChromium, launchFlags } from '#tests/browser/find-chromium.ts';
import { fontSize, type Marks } from './marks.ts';

const style = `
  @page { size: 842pt 595pt; margin: 0 }
  body { margin: 0 }
  section { position: relative; height: 595pt; break-after: page; overflow: hidden }
  p { position: absolute; margin: 0; white-space: pre; font: ${fontSize}pt/${fontSize}pt Helvetica, Arial, sans-serif }
`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const pageOf = (page: Marks[number]): string =>
  page
    .map(({ text, x, y, isBold }) => {
      const weight = isBold ? ';font-weight:bold' : '';
      return `<p style="left:${x}pt;top:${y - fontSize}pt${weight}">${escaped(text)}</p>`;
    })
    .join('');

export interface Printer {
  print(marks: Marks): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** A browser that prints the same pages: another program, other founts, other widths. */
export async function startPrinter(): Promise<Printer> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: launchFlags });
  return {
    print: async (marks) => {
      const page = await browser.newPage();
      const sections = marks.map((texts) => `<section>${pageOf(texts)}</section>`).join('');
      await page.setContent(
        `<!doctype html><meta charset="utf-8"><style>${style}</style>${sections}`,
      );
      const file = await page.pdf({ preferCSSPageSize: true });
      await page.close();
      return new Uint8Array(file);
    },
    close: () => browser.close(),
  };
}
