import { openAllFolded } from '../browser/fit.ts';
import { sharesToRead } from '../browser/site-paths.ts';
import { expect, test } from '../browser/test.ts';

const screen = { width: 360, height: 740 };
test.use({ viewport: screen });

/** Most screens that a page may take on a phone as it arrives, its doors closed. */
const most = 7;

for (const { paths, which, tag } of sharesToRead) {
  test(`${which} para ler: no máximo ${most} telas com as portas fechadas`, { tag }, async ({
    page,
  }) => {
    const screens = () =>
      page.evaluate((height) => document.documentElement.scrollHeight / height, screen.height);
    for (const path of paths) {
      await page.goto(path);
      const closed = await screens();
      test.info().annotations.push({ type: path, description: `${closed.toFixed(1)} telas` });
      expect.soft(closed, path).toBeLessThanOrEqual(most);
      // The doors hide the text, not its lack.
      await openAllFolded(page);
      expect.soft(await screens(), path).toBeGreaterThan(most);
    }
  });
}
