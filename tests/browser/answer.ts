import type { Locator, Page } from '@playwright/test';
import { addButton, type Questions, unknownBox } from '#tools/questions/question.ts';
import { type Step, stepsOf, type Telling } from '../tools/steps.ts';
import { expect, type Watch } from './test.ts';

const form = (page: Page): Locator => page.locator('main form');

const named = (page: Page, name: string): Locator => form(page).locator(`[name="${name}"]`);

async function take(page: Page, step: Step): Promise<void> {
  switch (step.does) {
    case 'mark':
      return form(page).locator(`[name="${step.name}"][value="${step.value}"]`).check();
    case 'tick':
      return named(page, step.name).check();
    case 'type':
      return named(page, step.name).fill(step.text);
    case 'choose':
      await named(page, step.name).selectOption(step.value);
      return;
    case 'press':
      return page.locator(`#${step.id}`).click();
  }
}

/** Answers every question that the answers before it call for. */
export async function answer<Told>(
  page: Page,
  questions: Questions<Told>,
  told: Telling<Told>,
): Promise<void> {
  for (const step of stepsOf(questions, told)) await take(page, step);
}

/** Sends the answers: to be checked, or where little is asked, to the result. */
export const submit = (page: Page) => form(page).locator('button[type=submit]').click();

/** From the answers to be checked to the result, which takes the focus. */
export async function confirm(page: Page): Promise<void> {
  const check = page.locator('main section:has(> h2:focus)');
  await expect(check.locator('dl')).toBeVisible();
  await check.getByRole('button').last().click();
  await expect(page.locator('[data-print-target] h2:focus')).toBeVisible();
}

/** The control of a question, by the question's id; of several the first. */
export const control = (page: Page, { id }: { id: string }): Locator =>
  form(page).locator(`[id="${id}"]`);

/** Answers everything and confirms it, up to the result. */
export async function toResult<Told>(
  page: Page,
  questions: Questions<Told>,
  told: Telling<Told>,
): Promise<void> {
  await answer(page, questions, told);
  await submit(page);
  await confirm(page);
}

/** The box "Não sei" of a question. */
export const notKnown = (page: Page, { id }: { id: string }): Locator =>
  named(page, unknownBox(id));

/** The line of the message with this id, to be sent or not. */
export const lineBox = (page: Page, id: string): Locator =>
  page.locator(`[data-print-target] [type=checkbox][id$="_-${id}"]`);

/** That the summary of errors has the focus and leads to these controls, in this order. */
export async function expectErrors(page: Page, ids: readonly string[]): Promise<void> {
  const summary = form(page).getByRole('alert');
  await expect(summary).toBeFocused();
  const links = summary.getByRole('link');
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    ids.map((id) => `#${id}`),
  );
}

/** Where answers are checked: the button that leads back to this question. */
export const changeOf = (page: Page, { short }: { short?: unknown }): Locator =>
  page.locator('main dl').getByRole('button', { name: new RegExp(`: ${short}$`) });

/** The message of the result as it would travel, line by line. */
export async function messageOf(page: Page): Promise<string[]> {
  const link = page.locator('[data-print-target] a[href*="wa.me/"]');
  const address = new URL((await link.getAttribute('href')) ?? '');
  return address.searchParams.get('text')?.split('\n') ?? [];
}

/** No address, nothing kept beyond the tab, nobody else asked, nothing complained of. */
export async function expectNothingLeft(page: Page, path: string, watch: Watch): Promise<void> {
  expect(watch.foreignRequests).toEqual([]);
  expect(watch.console).toEqual([]);
  expect(page.url()).toMatch(new RegExp(`${path}$`));
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
}

/** The buttons under a result: print, change, clear. */
export const underResult = (page: Page, which: 'print' | 'change' | 'clear'): Locator =>
  page
    .locator('[data-print-target] > astro-island > p:last-child button')
    .nth(['print', 'change', 'clear'].indexOf(which));

/** The button that adds a group to a list. */
export const addTo = (page: Page, { id }: { id: string }): Locator =>
  page.locator(`#${addButton(id)}`);

/** As the page is read: spaces that hold words together are spaces. */
export const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
