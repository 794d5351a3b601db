import { test as base, expect } from '@playwright/test';

/** What a page must never do, gathered while a test uses it. */
export interface Watch {
  /** Console messages and uncaught errors. */
  console: string[];
  /** Requests to another origin than the site's. */
  foreignRequests: string[];
}

/** Playwright's test with a watch on the page; no request leaves this machine. */
export const test = base.extend<{ watch: Watch }>({
  watch: [
    async ({ page, baseURL }, use) => {
      const watch: Watch = { console: [], foreignRequests: [] };
      page.on('console', (message) => watch.console.push(message.text()));
      page.on('pageerror', (error) => watch.console.push(String(error)));
      await page.route(
        (url) => url.origin !== baseURL,
        (route) => {
          watch.foreignRequests.push(route.request().url());
          // Leaves the page where it is, as when no chat app opens.
          return route.fulfill({ status: 204 });
        },
      );
      await use(watch);
    },
    { auto: true },
  ],
});

export { expect };
