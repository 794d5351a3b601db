import { sitePaths } from '../browser/site-paths.ts';
import { expect, test } from '../browser/test.ts';

const screen = { width: 360, height: 740 };
test.use({ viewport: screen });

/** Most screens that a page may take on a phone as it arrives, its doors closed. */
const most = 7;

for (const path of sitePaths().filter((one) => /^\/(beneficios|conteudos)\//.test(one))) {
  test(`${path}: no máximo ${most} telas com as portas fechadas`, async ({ page }) => {
    await page.goto(path);
    const screens = () =>
      page.evaluate((height) => document.documentElement.scrollHeight / height, screen.height);
    const closed = await screens();
    test.info().annotations.push({ type: 'screens', description: closed.toFixed(1) });
    expect(closed).toBeLessThanOrEqual(most);
    // The doors hide the text, not its lack.
    await page.locator('main details').evaluateAll((all) => {
      for (const one of all) one.setAttribute('open', '');
    });
    expect(await screens()).toBeGreaterThan(most);
  });
}
