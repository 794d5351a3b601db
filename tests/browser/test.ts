import { type Browser, test as base, expect } from '@playwright/test';

/** What a page must never do, gathered while a test uses it. */
export interface Watch {
  /** Console messages and uncaught errors. */
  console: string[];
  /** Requests to another origin than the site's. */
  foreignRequests: string[];
  /** What the Content-Security-Policy or Trusted Types refused; must be empty when a test ends. */
  violations: string[];
}

// What the browser itself writes counts as well: without scripts it is all there is.
const violationText =
  /securitypolicyviolation|Content Security Policy|Trusted ?(?:Type|HTML|Script)/;

const keptIn = new WeakSet<Browser>();

/**
 * Answers whatever would leave this machine. Of the whole browser, by its protocol: a route of Playwright's
 * would hold up each request to the site as well, and switch the browser's cache off.
 */
async function keepIn(browser: Browser): Promise<void> {
  if (keptIn.has(browser)) return;
  keptIn.add(browser);
  const devtools = await browser.newBrowserCDPSession();
  devtools.on('Fetch.requestPaused', ({ requestId }) => {
    // Leaves the page where it is, as when no chat app opens. The page may be gone by now.
    devtools.send('Fetch.fulfillRequest', { requestId, responseCode: 204 }).catch(() => undefined);
  });
  await devtools.send('Fetch.enable', { patterns: [{ urlPattern: 'https://*' }] });
}

/** What the browser says of a fade between pages that it leaves out, as it may: the page is there. */
const skipped = 'AbortError: Transition was skipped';

/**
 * Playwright's test with a watch on the page; no request leaves this machine. Whatever the test
 * looks at, it fails if the page tried what its policy forbids. A test that asks for neither opens
 * no page.
 */
export const test = base.extend<{ watch: Watch }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs
  watch: async ({}, use) => use({ console: [], foreignRequests: [], violations: [] }),
  page: async ({ page, browser, baseURL, watch }, use) => {
    page.on('console', (message) => {
      // Playwright's own word about `serviceWorkers: 'block'`.
      if (message.text() === 'Service Worker registration blocked by Playwright') return;
      watch.console.push(message.text());
      if (violationText.test(message.text())) watch.violations.push(message.text());
    });
    page.on('pageerror', (error) => {
      if (String(error) !== skipped) watch.console.push(String(error));
    });
    await page.addInitScript(() => {
      const name = 'securitypolicyviolation';
      addEventListener(name, ({ violatedDirective, blockedURI, sample }) =>
        console.error(name, violatedDirective, blockedURI, sample),
      );
    });
    page.on('request', (request) => {
      const url = request.url();
      if (/^https?:/.test(url) && new URL(url).origin !== baseURL) watch.foreignRequests.push(url);
    });
    await keepIn(browser);
    await use(page);
    // Whatever the page has said by now arrives before the answer to this.
    await page.evaluate(() => undefined).catch(() => undefined);
    expect(watch.violations).toEqual([]);
  },
});

export { expect };
