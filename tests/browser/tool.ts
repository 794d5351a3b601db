import type { Page } from '@playwright/test';
import { siteNow } from '../site-date.ts';
import { sideways } from './fit.ts';
import { expect } from './test.ts';

/**
 * Opens a tool as of an instant, enters it, and waits until its script is at work. It is a visit of
 * its own: a page that is loaded again goes on where it was left.
 */
export async function openTool(page: Page, path: string, now = siteNow) {
  await page.clock.setFixedTime(new Date(now));
  if (page.url() !== 'about:blank') await page.goto('about:blank');
  await page.goto(path);
  const byHand = page.locator('#a-mao');
  await page.locator('main :is(form input, form button, #a-mao):visible').first().focus();
  await expect(page.locator('astro-island')).not.toHaveAttribute('ssr');
  // The one that asks for a file first is told by hand.
  if (await byHand.isVisible()) await byHand.click();
}

/** Nothing reaches over the right edge; controls are 44 px, but hard words in a sentence (WCAG 2.5.5, inline). */
export async function expectItFits(page: Page) {
  expect(await sideways(page)).toBe(0);
  const small = await page
    .locator(
      'main :is(button:not([popovertarget]), summary, select, input:not([type=hidden])):visible',
    )
    .evaluateAll((all) =>
      all
        .map((element) => (element.closest('label') ?? element).getBoundingClientRect())
        .filter(({ height, width }) => height < 43.5 || width < 43.5),
    );
  expect(small).toEqual([]);
}
