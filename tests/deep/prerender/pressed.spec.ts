import { expect, test } from '@playwright/test';
import { findWholeChromium, testFlags } from '../../browser/find-chromium.ts';
import { serveSite } from '../../browser/site-server.ts';
import { puppeteer } from '../packages/puppeteer.ts';

test('o link que se aperta já se desenha; ao soltar, a página está pronta', {
  tag: '@deep',
}, async () => {
  const { origin, server } = await serveSite();
  const fetchedAhead: string[] = [];
  server.on('request', ({ url = '', headers }) => {
    // What the pointer at rest has fetched is drawn without asking again.
    if (String(headers['sec-purpose']).startsWith('prefetch')) fetchedAhead.push(url);
  });
  // Playwright forbids prerendering in every page that it drives.
  const { launch } = await puppeteer();
  const browser = await launch({ executablePath: findWholeChromium(), args: testFlags });
  const page = await browser.newPage();
  await page.goto(origin);
  await page.hover('main a[href="/beneficios/bpc-loas"]');
  await page.mouse.down();
  await expect.poll(() => fetchedAhead).toContain('/beneficios/bpc-loas');
  await page.mouse.up();
  await expect(async () => {
    const [path, activation] = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation');
      const { activationStart } = navigation as PerformanceEntry & { activationStart: number };
      return [location.pathname, activationStart] as const;
    });
    expect(path).toBe('/beneficios/bpc-loas');
    expect(activation).toBeGreaterThan(0);
  }).toPass({ timeout: 10_000 });
  await browser.close();
  server.close();
});
