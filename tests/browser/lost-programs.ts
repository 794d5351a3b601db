import type { Page } from '@playwright/test';

/**
 * Loses the programs that the pattern names, at once or when they are let go, until they are found.
 * An address that was lost stays so until the page is loaded anew: some browsers keep its failure.
 */
export async function losePrograms(page: Page, pattern = '**/_astro/*.js*') {
  let held = Promise.resolve();
  let areFound = false;
  const lost = new Set<string>();
  page.on('request', (request) => {
    if (request.isNavigationRequest()) lost.clear();
  });
  await page.route(pattern, async (route) => {
    await held;
    const address = route.request().url();
    if (areFound && !lost.has(address)) return route.continue();
    lost.add(address);
    return route.abort();
  });
  return {
    find: () => {
      areFound = true;
    },
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
  };
}

/** Keeps the programs back until what it returns is called. */
export async function holdPrograms(page: Page): Promise<() => void> {
  const programs = await losePrograms(page);
  programs.find();
  return programs.hold();
}
