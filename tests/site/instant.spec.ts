import type { Page } from '@playwright/test';
import { findWholeChromium, testFlags } from '../browser/find-chromium.ts';
import { kindsOfPage } from '../browser/kinds-of-page.ts';
import { serveSite } from '../browser/site-server.ts';
import { expect, test } from '../browser/test.ts';

// Playwright switches the back/forward cache off unless told otherwise.
test.use({
  serviceWorkers: 'allow',
  launchOptions: {
    executablePath: findWholeChromium(),
    args: testFlags,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

// Another browser needs another worker: one, and not one for each test.
test.describe.configure({ mode: 'default' });

declare global {
  interface Window {
    stayed?: boolean;
    faded?: boolean;
  }
}

/** Visits pages, leaves them, and goes back: the very same ones have to be there. */
async function expectKept(page: Page, paths: readonly string[]) {
  for (const path of paths) {
    await page.goto(path);
    // A page is kept with its program running, too.
    const field = page.locator('astro-island :is(input, select, textarea)').first();
    if ((await field.count()) > 0) {
      await field.focus();
      await expect(page.locator('astro-island')).not.toHaveAttribute('ssr');
    }
    await page.evaluate(() => {
      window.stayed = true;
    });
  }
  await page.goto('/privacidade');
  for (const path of paths.toReversed()) {
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL(path);
    await expect.poll(() => arrival(page), path).toMatchObject({ stayed: true, reasons: null });
  }
}

/** How the browser came to show the page, and what kept it from showing the one it had. */
const arrival = (page: Page) =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
      deliveryType: string;
      notRestoredReasons?: { toJSON(): unknown } | null;
    })[];
    return {
      stayed: window.stayed ?? false,
      delivery: navigation?.deliveryType,
      reasons: navigation?.notRestoredReasons?.toJSON() ?? null,
    };
  });

// Not the page for unknown addresses: browsers keep no answer with an error status.
test('quem volta encontra a página como a deixou, com a cópia do site ou sem ela; uma se desfaz na outra, mas não para quem quer menos movimento', async ({
  page,
}) => {
  // A browser keeps a few.
  for (const some of [kindsOfPage.slice(0, 3), kindsOfPage.slice(3)]) await expectKept(page, some);
  // With the copy of the site at work, too.
  await page.goto('/');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expectKept(page, ['/']);

  // On a phone the links of the footer are folded.
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      window.faded = event.viewTransition !== null;
    });
  });
  for (const [reducedMotion, fades] of [
    ['no-preference', true],
    ['reduce', false],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/acessibilidade');
    await page.locator('footer a[href="/privacidade"]').click();
    await expect(page).toHaveURL('/privacidade');
    await expect.poll(() => page.evaluate(() => window.faded), reducedMotion).toBe(fades);
  }
});

test('um link provável é buscado antes do toque; conversa, telefone e impressão, não', async ({
  browser,
}) => {
  const { origin, server } = await serveSite();
  const asked: string[] = [];
  server.on('request', ({ url = '', headers }) => {
    if (String(headers['sec-purpose']).startsWith('prefetch')) asked.push(url);
  });
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  const candidates = new Set<string>();
  const devtools = await context.newCDPSession(page);
  const faults: unknown[] = [];
  devtools.on('Preload.ruleSetUpdated', ({ ruleSet }) => faults.push(ruleSet.errorType));
  devtools.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    for (const { key } of preloadingAttemptSources) candidates.add(key.url);
  });
  await devtools.send('Preload.enable');

  for (const path of ['/', '/ferramentas/prazo-do-recurso']) {
    candidates.clear();
    await page.goto(path);
    // What lies behind a closed door is no candidate until the door opens.
    await expect.poll(() => candidates.size).toBeGreaterThan(2);
    for (const url of candidates) expect(new URL(url).origin).toBe(origin);
    expect([...candidates].filter((url) => /\.\w+$/.test(new URL(url).pathname))).toEqual([]);
  }
  expect(new Set(faults)).toEqual(new Set([undefined]));

  await page.goto('/');
  expect(asked).toEqual([]);
  const link = page.locator('main a[href="/beneficios/bpc-loas"]').first();
  await link.hover();
  await expect.poll(() => asked).toEqual(['/beneficios/bpc-loas']);
  await link.click();
  await expect(page).toHaveURL('/beneficios/bpc-loas');
  expect((await arrival(page)).delivery).toBe('navigational-prefetch');
  await context.close();
  server.close();
});
