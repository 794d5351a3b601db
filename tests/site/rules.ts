import type { Page } from '@playwright/test';

/** Applies rules to the page; its policy forbids style elements and lets sheets made by script be. */
export const addRules = (page: Page, rules: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, rules);
