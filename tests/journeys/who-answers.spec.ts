import { loadPractice } from '#texts/load/practice.ts';
import { expect, test } from '../browser/test.ts';

const [lawyer] = loadPractice('tests/fixtures/demo-practice').lawyers;

test('a advogada e o número da OAB aparecem na primeira tela', async ({ page }) => {
  await page.goto('/');
  for (const [width, height] of [
    [320, 640],
    [390, 800],
    [768, 1024],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    const main = page.getByRole('main');
    await expect(page.getByText(lawyer?.oab ?? '?').first()).toBeInViewport();
    await expect(main.locator('a[href*="wa.me/"]').first()).toBeInViewport();
  }
});
