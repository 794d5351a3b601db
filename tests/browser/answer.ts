import type { Locator, Page } from '@playwright/test';
import type { Questions } from '#tools/questions/question.ts';
import { type Step, stepsOf, type Telling } from '../tools/steps.ts';
import { expect } from './test.ts';

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

/** What asks a question: its controls with its words. */
export const asking = (page: Page, { id }: { id: string }): Locator =>
  form(page).locator(`:is(fieldset, div):has([id="${id}"])`).last();

/** That the summary of errors has the focus and leads to these controls, in this order. */
export async function expectErrors(page: Page, ids: readonly string[]): Promise<void> {
  const summary = form(page).getByRole('alert');
  await expect(summary).toBeFocused();
  const links = summary.getByRole('link');
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    ids.map((id) => `#${id}`),
  );
}
