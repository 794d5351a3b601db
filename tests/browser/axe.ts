import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * WCAG 2.2 A and AA, best practices, and text contrast at the enhanced level, 7:1.
 * Looked at from the top: wherever else the page stands, something lies half under the sticky
 * header, and axe takes what is left of it for its size. (A link of 44 px passes or fails by the
 * pixel at which the result was scrolled to.) The header never covers what has the focus.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  await page.evaluate(() => scrollTo(0, 0));
  const { violations } = await new AxeBuilder({ page })
    // Our pages have no frames: without a blank page to gather from them, a third of the time.
    .setLegacyMode()
    .options({
      resultTypes: ['violations'],
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      // What passes at 7:1 passes at 4.5:1.
      rules: {
        'color-contrast': { enabled: false },
        'color-contrast-enhanced': { enabled: true },
      },
    })
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
}

export const expectNoAxeFindings = async (page: Page): Promise<void> =>
  expect(await axeFindings(page)).toEqual([]);
