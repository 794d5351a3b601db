import type { Page } from '@playwright/test';
import { expect, test } from '../browser/test.ts';

/** The link that has no number. */
const shareLink = (page: Page) => page.locator('main a[href^="https://wa.me/?text="]');

for (const outcome of ['manda', 'desiste'] as const) {
  test(`onde o aparelho sabe partilhar, ele é usado: ${outcome}`, async ({
    page,
    watch,
    baseURL,
  }) => {
    await page.addInitScript((gaveUp) => {
      const share = (data: ShareData) => {
        Object.assign(window, { shared: data });
        return gaveUp ? Promise.reject(new DOMException('', 'AbortError')) : Promise.resolve();
      };
      Object.defineProperty(navigator, 'share', { value: share });
    }, outcome === 'desiste');
    await page.goto('/beneficios/bpc-loas');
    await shareLink(page).click();
    const title = await page.title();
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { shared?: ShareData }).shared))
      .toEqual({
        title,
        text: title,
        url: `${baseURL}/beneficios/bpc-loas`,
      });
    expect(watch.foreignRequests).toEqual([]);
    expect(watch.console).toEqual([]);
  });
}

test('se o programa não vem, o segundo toque segue o link', async ({ page, watch }) => {
  await page.route('**/ajudas.js', (route) => route.abort());
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: () => Promise.resolve() });
  });
  await page.goto('/beneficios/bpc-loas');
  const link = shareLink(page);
  await link.click();
  await link.click();
  await expect.poll(() => watch.foreignRequests).toHaveLength(1);
});

test('onde não sabe, o toque abre a conversa com o texto', async ({ page, watch }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
  });
  await page.goto('/beneficios/bpc-loas');
  await shareLink(page).click();
  await expect.poll(() => watch.foreignRequests).toHaveLength(1);
  expect(watch.foreignRequests[0]).toMatch(/^https:\/\/wa\.me\/\?text=./);
});

test.describe('sem JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('o link está lá', async ({ page }) => {
    await page.goto('/conteudos/beneficio-indeferido');
    await expect(shareLink(page)).toBeVisible();
  });
});
