import type { Locator, Page } from '@playwright/test';

/** A part of a page by the heading that it begins with: it has no role of its own. */
export const part = (page: Page, name: string): Locator =>
  page.locator(`section:has(> :is(h2, h3):first-child:text-is("${name}"))`);
