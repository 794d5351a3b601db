import type { Page } from '@playwright/test';

/** Leaves on the page the one part that a print button prints, as that button does. */
export const showPrintedPart = (page: Page) =>
  page.evaluate(() => {
    let part = document.querySelector<HTMLElement>('[data-print-target]');
    for (const end = part; part; part = part.parentElement)
      part.dataset.printWay = part === end ? 'end' : '';
    document.documentElement.dataset.print = 'target';
  });

/** How many sheets of paper the page takes as it stands. */
export async function sheetsOf(page: Page): Promise<number> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return (pdf.match(/\/Type\s*\/Page\b/g) ?? []).length;
}
