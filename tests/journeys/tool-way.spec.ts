import type { Page } from '@playwright/test';
import { questions } from '#tools/bpc-income/questions.ts';
import { addButton } from '#tools/questions/control-ids.ts';
import {
  answer,
  changeOf,
  choose,
  confirm,
  control,
  expectAsked,
  expectErrors,
  expectNothingLeft,
  heading,
  submit,
  underResult,
  wayOf,
} from '../browser/answer.ts';
import { expectNoAxeFindings } from '../browser/axe.ts';
import { openAllFolded } from '../browser/fit.ts';
import { goOnSelector, tabTo, takeByKeys } from '../browser/keyboard.ts';
import { expect, test } from '../browser/test.ts';
import { expectItFits, openTool } from '../browser/tool.ts';
import { toolResults } from '../browser/tool-results.ts';
import { alone } from '../tools/people.ts';

// What every tool has in common: one question a screen, the answers to check, the card.

/** The heading has the focus, and nothing of what begins with it lies under the header. */
async function expectAtTheTop(page: Page, part = 'main h2:focus') {
  await expect(heading(page)).toBeVisible();
  const room = (selector: string) =>
    page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);
  await expect
    .poll(async () => {
      const header = await page
        .getByRole('banner')
        .evaluate((element) => element.getBoundingClientRect().bottom);
      return (await room(part)) - header;
    })
    .toBeGreaterThanOrEqual(0);
  expect(await room('main h2:focus')).toBeLessThan(370);
}

const widths = [320, 1280];

/** It has all that tools have in common; the others in the deep suite. */
const bpc = '/ferramentas/renda-bpc';

for (const [number, { path, steps }] of toolResults.entries()) {
  const title = `${path}: do erro à resposta só com o teclado, em tela estreita e larga`;
  test(title, { tag: path === bpc ? [] : '@deep' }, async ({ page, watch }) => {
    const widen = (width = 320) => page.setViewportSize({ width, height: 740 });
    const fits = async () => {
      for (const width of widths) {
        await widen(width);
        await expectItFits(page);
      }
    };
    const look = async () => {
      await fits();
      await expectNoAxeFindings(page);
    };
    await openTool(page, path);
    // What axe finds on the page as it comes: tests/site/every-page.spec.ts.
    await fits();
    const title = await page.title();
    let isTried = false;
    for (const [index, step] of steps.entries()) {
      if (!isTried && (step.does === 'type' || step.does === 'choose')) {
        isTried = true;
        await tabTo(page, goOnSelector);
        await page.keyboard.press('Enter');
        const summary = page.locator('main form').getByRole('alert');
        await expect(summary).toBeFocused();
        await expect(page).not.toHaveTitle(title);
        await look();
        const link = summary.getByRole('link').first();
        const target = (await link.getAttribute('href')) ?? '';
        await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
        await expect(page.locator(target)).toBeFocused();
      }
      // Each step by turns on one of the screens: where it leads to is seen on both.
      await widen(widths[(number + index) % 2]);
      await takeByKeys(page, step);
      if (step.does !== 'type' && step.does !== 'choose') await expectAtTheTop(page);
    }
    await expect(page).toHaveTitle(title);
    const check = 'main section:not([data-answer-card]):has(dl) > p button';
    if ((await page.locator(check).count()) > 0) {
      await look();
      await widen(widths[number % 2]);
      await tabTo(page, check);
      await page.keyboard.press('Enter');
    }
    await expect(page.locator('[data-answer-card] h2:focus')).toBeVisible();
    await expectAtTheTop(page, '[data-answer-card]');
    await openAllFolded(page);
    await look();
    await expectNothingLeft(page, path, watch);
  });
}

const residents = { id: addButton(questions.residents.id) };
const amount = { id: 'quem-pede-renda-1-valor' };
const kind = '[name="quem-pede-renda-1-tipo"]';

test('o que falta não deixa passar e diz o que fazer; a volta do aparelho vai de pergunta em pergunta, e nada do que se disse, ou um botão preencheu, se perde', async ({
  page,
  watch,
}) => {
  await openTool(page, bpc);
  await choose(page, questions.purpose, 'request');
  await choose(page, questions.forWhom, 'me');
  await choose(page, questions.ageBand, 'over65');
  await choose(page, questions.hasIncome, 'sim');
  await control(page, amount).fill('muito');
  await submit(page);
  await expectErrors(page, ['quem-pede-renda-1-tipo', amount.id]);
  await expect(control(page, amount)).toHaveValue('muito');

  // What a button fills in is kept as well.
  await page.locator('main form div:has(> div > input[inputmode=decimal]) > button').click();
  const filled = await control(page, amount).inputValue();
  expect(filled).toMatch(/\d/);
  await page.reload();
  await expect(control(page, amount)).toHaveValue(filled);

  await page.locator(kind).selectOption('work');
  await control(page, amount).fill('1 salário');
  await submit(page);
  await expectAsked(page, residents);

  await page.goBack();
  await expect(control(page, amount)).toHaveValue('1 salário');
  // What is written and not yet sent is kept too.
  await control(page, amount).fill('500');
  await page.goBack();
  await expectAsked(page, questions.hasIncome);
  await page.goForward();
  await expect(control(page, amount)).toHaveValue('500');
  await page.goForward();
  await expectAsked(page, residents);

  // The phone drops the page, and loads it anew.
  await page.reload();
  await expectAsked(page, residents);
  await page.goBack();
  await expect(control(page, amount)).toHaveValue('500');
  await expect(page.locator(kind)).toHaveValue('work');
  await page.reload();
  await expect(control(page, amount)).toHaveValue('500');
  await page.locator('main form > p:last-child > button').click();
  await expectAsked(page, questions.hasIncome);
  await expectNothingLeft(page, bpc, watch);
});

test('mudar uma resposta só pergunta o que ela abre; o resultado abre as suas partes, e volta; limpar tudo não deixa nada, nem na volta do aparelho, e pode ser desfeito', async ({
  page,
}) => {
  await openTool(page, bpc);
  await answer(page, questions, alone);
  await changeOf(page, questions.ageBand).click();
  await choose(page, questions.ageBand, 'under65');
  await expectAsked(page, questions.hasDisability);
  await choose(page, questions.hasDisability, 'sim');
  await expect(changeOf(page, questions.hasDisability)).toBeVisible();
  await confirm(page);
  for (const which of ['send', 'talk'] as const) {
    await wayOf(page, which).click();
    await expect(page.locator('details[open] > summary:focus')).toBeInViewport();
  }

  // The phone drops the page here, too.
  const said = await page.locator('[data-answer-card] h2').textContent();
  await page.reload();
  await expect(page.locator('[data-answer-card] h2')).toHaveText(said ?? '');
  await page.goBack();
  await expect(changeOf(page, questions.ageBand)).toBeVisible();
  await confirm(page);

  await underResult(page, 'clear').click();
  await expectAsked(page, questions.purpose);
  const undo = page.locator('main form').getByRole('status').getByRole('button');
  await undo.click();
  await expect(page.locator('[data-answer-card] h2:focus')).toBeVisible();
  await underResult(page, 'change').click();
  await changeOf(page, questions.purpose).click();
  await expect(
    page.locator(`button[name="${questions.purpose.id}"][value="request"]`),
  ).toContainText('(');
  await choose(page, questions.purpose, 'request');
  await confirm(page);

  await underResult(page, 'clear').click();
  await expect(undo).toBeVisible();
  const kept = () => page.evaluate(() => JSON.stringify(history.state));
  expect(await kept()).not.toContain('under65');
  await page.goBack();
  await expectAsked(page, questions.purpose);
  expect(await kept()).not.toContain('under65');
  await page.goForward();
  expect(await kept()).not.toContain('under65');
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});
