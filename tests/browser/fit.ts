import type { Page } from '@playwright/test';

/** By how many pixels the page is wider than its window. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

/** Opens everything that is folded below the header. */
export const openAllFolded = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const folded of document.querySelectorAll(':is(main, footer) details')) {
      folded.setAttribute('open', '');
    }
  });
