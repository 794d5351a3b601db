import type { Locator } from '@playwright/test';
import { loadPractice } from '#texts/load/practice.ts';
import { flowPath, toolsPath } from '#texts/paths.ts';
import { expect, test } from '../browser/test.ts';

const [lawyer] = loadPractice('tests/fixtures/demo-practice').lawyers;
const phone = { width: 360, height: 740 };

test.use({ viewport: phone, hasTouch: true });

test('a página inicial: o que está na primeira tela, também quem responde e a sua OAB, e quantas são; o rodapé abre por toque; o menu leva às ferramentas e às perguntas', async ({
  page,
}) => {
  await page.goto('/');
  const doors = page.locator('section[aria-labelledby=titulo-portas]');
  const bottomOf = async (part: Locator) => {
    const box = await part.boundingBox();
    return box ? box.y + box.height : Number.NaN;
  };
  expect(await bottomOf(page.locator('main section').first().locator('> svg'))).toBeLessThan(740);
  expect(await bottomOf(doors.locator('h2'))).toBeLessThan(740);
  expect(await bottomOf(doors.getByRole('listitem').last())).toBeLessThan(2 * 740);
  await expect(doors.locator('li > a > svg')).toHaveCount(
    await doors.getByRole('listitem').count(),
  );

  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height / 740).toBeLessThan(12.5);
  const foot = await page.getByRole('contentinfo').boundingBox();
  expect(foot?.height).toBeLessThan(850);

  const name = page.getByRole('banner').locator('a[href="/"] span');
  const nameBox = await name.boundingBox();
  expect(nameBox?.width).toBeGreaterThan(60);
  const menu = await page.getByRole('banner').locator('summary').boundingBox();
  expect((nameBox?.x ?? 0) + (nameBox?.width ?? 0)).toBeLessThanOrEqual(menu?.x ?? 0);

  const link = page.getByRole('contentinfo').locator('a[href="/privacidade"]');
  await expect(link).toBeHidden();
  await page.getByRole('contentinfo').locator('summary').last().tap();
  await expect(link).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.reload();
  for (const group of await page.getByRole('contentinfo').locator('details').all()) {
    await expect(group).toHaveAttribute('open');
  }

  for (const [width, height] of [
    [1280, 800],
    [768, 1024],
    [390, 800],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo(0, 0));
    await expect(page.getByText(lawyer?.oab ?? '?').first()).toBeInViewport();
    await expect(page.locator('main a[href*="wa.me/"]').first()).toBeInViewport();
  }
  await page.setViewportSize(phone);
  // From a page of the menu to the other: it is the same on all.
  for (const href of [toolsPath, flowPath]) {
    await page.getByRole('banner').locator('summary').tap();
    await page.locator(`header a[href="${href}"]:visible`).tap();
    await expect(page).toHaveURL(href);
  }
});
