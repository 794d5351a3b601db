import type { Page } from '@playwright/test';
import type { Questions } from '#tools/questions/question.ts';
import { siteNow } from '../site-date.ts';
import type { Telling } from '../tools/steps.ts';
import { visitOf } from '../tools/typed-of.ts';
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

/**
 * Opens a tool as somebody finds it who has answered it, and whose phone has dropped the page meanwhile: at the
 * result, or at the answers to be checked. That answers lead there by hand and by keys: `tool-way.spec.ts`.
 */
export async function openAnswered<Told>(
  page: Page,
  path: string,
  questions: Questions<Told>,
  told: Telling<Told>,
  place: 'check' | 'result' = 'result',
) {
  await page.clock.setFixedTime(new Date(siteNow));
  await page.goto(path);
  await page.evaluate(
    (visit) => history.replaceState({ tool: { visit, depth: 0 } }, ''),
    visitOf(questions, told, place),
  );
  await page.reload();
  await expect(page.locator('[data-print-target] h2:focus')).toBeVisible();
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
