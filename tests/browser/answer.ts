import type { Locator, Page } from '@playwright/test';
import type { Questions } from '#tools/questions/question.ts';
import { readyName } from '#tools/questions/ready.ts';
import { type Step, stepsOf, type Telling } from '../tools/steps.ts';
import { expect, type Watch } from './test.ts';

const form = (page: Page): Locator => page.locator('main form');

const named = (page: Page, name: string): Locator => form(page).locator(`[name="${name}"]`);

/** The heading of what is shown now: a question, the answers to check, the result. */
export const heading = (page: Page): Locator => page.locator('[data-print-target] h2:focus');

/** What is folded away opens first. */
async function open(button: Locator, isFolded: boolean): Promise<Locator> {
  if (isFolded) await button.locator('xpath=ancestor::details[not(@open)]/summary').click();
  return button;
}

async function take(page: Page, step: Step): Promise<void> {
  const asks = form(page);
  switch (step.does) {
    case 'answer': {
      const named = [step.name, readyName(step.name)].map(
        (name) => `button[name="${name}"][value="${step.value}"]`,
      );
      const button = asks.locator(named.join());
      return (await open(button, step.isFolded)).click();
    }
    case 'pick': {
      const button = asks.getByRole('button', {
        name: step.label,
        exact: true,
        includeHidden: true,
      });
      return (await open(button, step.isFolded)).click();
    }
    case 'tick':
      return named(page, step.name).check();
    case 'type':
      return form(page).locator(`input[name="${step.name}"]`).fill(step.text);
    case 'choose':
      await named(page, step.name).selectOption(step.value);
      return;
    case 'press':
      return page.locator(`#${step.id}`).click();
    case 'goOn':
      return goOn(page).click();
  }
}

/** Goes on from what was typed, or says that there is nobody else. */
const goOn = (page: Page): Locator => form(page).locator('button[type=submit]:not([name])');

/** Answers every question that the answers before it call for, each on its screen. */
export async function answer<Told>(
  page: Page,
  questions: Questions<Told>,
  told: Telling<Told>,
): Promise<void> {
  for (const step of stepsOf(questions, told)) await take(page, step);
}

/** Answers all that is asked after the first question, which a link has answered. */
export async function answerRest<Told>(
  page: Page,
  questions: Questions<Told>,
  told: Telling<Told>,
): Promise<void> {
  for (const step of stepsOf(questions, told).slice(1)) await take(page, step);
}

/** Answers as far as the first screen that is answered in writing, leaves that one empty, and hands back how to answer on. */
export async function answerUntilWritten<Told>(
  page: Page,
  questions: Questions<Told>,
  told: Telling<Told>,
): Promise<() => Promise<void>> {
  const steps = stepsOf(questions, told);
  const first = steps.findIndex(({ does }) => does === 'type' || does === 'choose');
  for (const step of steps.slice(0, first)) await take(page, step);
  return async () => {
    for (const step of steps.slice(first)) await take(page, step);
  };
}

export const choose = (page: Page, { id }: { id: string }, value: string): Promise<void> =>
  form(page).locator(`button[name="${id}"][value="${value}"]`).click();

/** That this question is shown, and its heading has the focus. */
export const expectAsked = (page: Page, { id }: { id: string }): Promise<void> =>
  expect(
    form(page)
      .filter({ has: page.locator('h2:focus') })
      .locator(`[id="${id}"]`),
  ).toBeAttached();

export const submit = (page: Page) => goOn(page).click();

/** From the answers to be checked to the result, which takes the focus. */
export async function confirm(page: Page): Promise<void> {
  const check = page.locator('main section:has(> h2:focus)');
  await expect(check.locator('dl')).toBeVisible();
  await check.getByRole('button').last().click();
  await expect(page.locator('[data-answer-card] h2:focus')).toBeVisible();
}

/** The control of a question, by the question's id; of several the first. */
export const control = (page: Page, { id }: { id: string }): Locator =>
  form(page).locator(`[id="${id}"]`);

export async function toResult<Told>(
  page: Page,
  questions: Questions<Told>,
  told: Telling<Told>,
): Promise<void> {
  await answer(page, questions, told);
  await confirm(page);
}

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
  page.locator('main dl').getByRole('button', {
    name: new RegExp(`: ${String(short).replaceAll(/[?()]/g, '\\$&')}$`),
  });

/** The message of the result as it would travel, line by line. */
export async function messageOf(page: Page): Promise<string[]> {
  const link = page.locator('[data-print-target] a[href*="wa.me/55"]');
  const address = new URL((await link.getAttribute('href')) ?? '');
  return address.searchParams.get('text')?.split('\n') ?? [];
}

/** What the browser keeps: without the case of the tab, which is for the other tools. */
const keptBeside = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => key !== 'caso'),
  );

/** No address, nothing kept beyond the tab, nobody else asked, nothing complained of. */
export async function expectNothingLeft(page: Page, path: string, watch: Watch): Promise<void> {
  expect(watch.foreignRequests).toEqual([]);
  expect(watch.console).toEqual([]);
  expect(page.url()).toMatch(new RegExp(`${path}$`));
  expect(await keptBeside(page)).toEqual([]);
}

/** The buttons of the card: to print it, to send it on, to talk about it. */
export const wayOf = (page: Page, which: 'print' | 'send' | 'talk'): Locator =>
  page
    .locator('[data-answer-card] > p > button')
    .nth(-1 - ['talk', 'send', 'print'].indexOf(which));

/** The buttons under a result: change, clear. */
export const underResult = (page: Page, which: 'change' | 'clear'): Locator =>
  page.locator('[data-answer-card] ~ p > button').nth(['change', 'clear'].indexOf(which));
