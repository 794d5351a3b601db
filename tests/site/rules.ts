import type { Page } from '@playwright/test';

/**
 * Applies rules to the page; its policy forbids style elements and lets sheets made by script be.
 * Returns how to take them off again.
 */
export async function addRules(page: Page, rules: string): Promise<() => Promise<void>> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, rules);
  return () => page.evaluate(() => void document.adoptedStyleSheets.pop());
}
