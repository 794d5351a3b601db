import type { Page } from '@playwright/test';
import { expect, test } from '../browser/test.ts';

/** The link that has no number. */
const shareLink = (page: Page) => page.locator('main a[href^="https://wa.me/?text="]');

// That each page for reading has the link, without a program too: tests/built/chats.test.ts. That a press on it
// opens the chat where the device cannot share: tests/journeys/plain-browser.spec.ts.
test('onde o aparelho sabe partilhar, ele é usado, mande ou desista quem toca; se o programa não vem, o segundo toque segue o link', async ({
  page,
  watch,
  baseURL,
}) => {
  await page.addInitScript(() => {
    const shared: ShareData[] = [];
    const share = (data: ShareData) => {
      const gaveUp = shared.push(data) === 1;
      return gaveUp ? Promise.reject(new DOMException('', 'AbortError')) : Promise.resolve();
    };
    Object.defineProperty(navigator, 'share', { value: share });
    Object.assign(window, { shared });
  });
  const path = '/beneficios/bpc-loas';
  // Where the program does not come, the second press follows the link.
  await page.route('**/ajudas.js', (route) => route.abort());
  await page.goto(path);
  await shareLink(page).click();
  await shareLink(page).click();
  await expect.poll(() => watch.foreignRequests).toHaveLength(1);
  watch.foreignRequests.length = 0;
  watch.console.length = 0;
  await page.unroute('**/ajudas.js');

  await page.goto(path);
  const title = await page.title();
  const data = { title, text: title, url: `${baseURL}${path}` };
  for (const times of [1, 2]) {
    await shareLink(page).click();
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared))
      .toEqual(Array(times).fill(data));
  }
  expect(watch.foreignRequests).toEqual([]);
  expect(watch.console).toEqual([]);
});
