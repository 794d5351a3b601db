import type { Page } from '@playwright/test';
import { toolPath } from '#texts/paths.ts';
import type { Questions } from '#tools/questions/question.ts';
import { type ToolSlug, tools } from '#tools/tools.ts';
import { choose, sample } from '../browser/extract.ts';
import { sideways } from '../browser/fit.ts';
import { sheetsOf } from '../browser/print.ts';
import { expect, test } from '../browser/test.ts';
import { openAnswered } from '../browser/tool.ts';
import { celia, openHousehold, widow } from '../tools/households.ts';
import {
  fullCareer,
  illForATime,
  illWorkerInDoubt,
  motherAtHospital,
  mourning,
  stoppedIll,
  toldOfDecision,
  vera,
  widowed,
} from '../tools/people.ts';

// How much room an answer takes: on a phone, with large letters, on paper.

const screen = { width: 360, height: 740 };

interface Budget {
  /** The whole card stands in the first screen, not only its verdict and its steps. */
  isWholeInScreen?: boolean;
  sheets: 1 | 2;
  /** Another answer has more to say, in more room, or is told sooner: the deep suite looks at this one. */
  isShorter?: true;
}

async function expectRoom(page: Page, title: string, { isWholeInScreen, sheets }: Budget) {
  const look = expect.configure({ soft: true, message: title });
  const card = page.locator('[data-answer-card]');
  await expect(card.locator('h2:focus'), title).toBeVisible();
  const edge = (part = '') =>
    page
      .locator(`[data-answer-card] ${part}`.trim())
      .first()
      .evaluate((element) => element.getBoundingClientRect().bottom);
  await look.poll(() => edge('ol')).toBeLessThanOrEqual(screen.height);
  if (isWholeInScreen) look(await edge()).toBeLessThanOrEqual(screen.height);
  await look(card.locator('ol > li')).toHaveCount(3);
  look(await screensBeforeTheFooter(page)).toBeLessThanOrEqual(3.35);

  await page.setViewportSize({ width: 320, height: 740 });
  look(await sideways(page)).toBe(0);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  look(await sideways(page)).toBe(0);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
  });

  await expectFoldedOpensForPaper(page);
  // As the browser's own command prints it: on paper stands what is on the sheet, and a line of where it is from.
  look(await sheetsOf(page)).toBeLessThanOrEqual(sheets);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await look(page.locator('button:visible')).toHaveCount(0);
  await look(page.locator('[type=checkbox]:visible')).toHaveCount(0);
  await look(page.locator('[data-print-head]')).toContainText(new URL(page.url()).pathname);
  for (const furniture of ['h1', 'footer p', 'header a'])
    await look(page.locator(furniture).first()).toBeHidden();
  // Each source once.
  const addresses = await page
    .locator('[data-print-target] a:visible')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const laws = addresses.filter((address) => address?.includes('planalto.gov.br'));
  look(laws.length).toBe(new Set(laws).size);
  await look(
    page.locator('[data-print-target] ol:not([data-not-printed] *) li').last(),
  ).toBeVisible();
  await page.emulateMedia({ media: null });
}

/** What is folded opens for the paper, also where the browser itself would print it closed. */
async function expectFoldedOpensForPaper(page: Page) {
  const closed = page.locator('[data-print-target] details:not([open])');
  const before = await closed.count();
  expect(before).toBeGreaterThan(3);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(closed).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(closed).toHaveCount(before);
}

/** From the top of the page as it is read to its footer, in heights of the window. */
const screensBeforeTheFooter = (page: Page) =>
  page.evaluate(() => {
    const footer = document.querySelector('footer')?.getBoundingClientRect();
    return ((footer?.top ?? 0) + scrollY) / innerHeight;
  });

const whole: Budget = { isWholeInScreen: true, sheets: 1 };
const one: Budget = { sheets: 1 };
const two: Budget = { sheets: 2 };
const isShorter = true;

const mei = { occupation: 'mei', activity: 'both' };

/** Whose answers have most to say in each room, and what room the card may take. */
const cards: readonly [title: string, tool: ToolSlug, told: object, budget: Budget][] = [
  ['prazo', 'prazo-do-recurso', toldOfDecision, whole],
  ['renda da viúva com o filho', 'renda-bpc', widow, { ...whole, isShorter }],
  ['renda de cinco pessoas', 'renda-bpc', celia, { ...one, isShorter }],
  ['renda em que muito falta saber', 'renda-bpc', openHousehold, { ...two, isShorter }],
  ['aposentadoria', 'regras-de-aposentadoria', vera, { ...whole, isShorter }],
  ['todas as regras', 'regras-de-aposentadoria', fullCareer, two],
  ['pensão', 'pensao-por-morte', widowed, { ...one, isShorter }],
  ['pensão em que muito falta saber', 'pensao-por-morte', mourning, two],
  ['proteção de quem parou doente', 'qualidade-de-segurado', stoppedIll, one],
  ['maternidade com internação', 'salario-maternidade', motherAtHospital, one],
  ['auxílio-doença', 'valor-da-incapacidade', illForATime, one],
  ['invalidez de causa não sabida', 'valor-da-incapacidade', illWorkerInDoubt, one],
  ['quanto pagar, MEI', 'quanto-contribuir', mei, one],
];

const extract = toolPath('extrato-cnis');

async function readFile(page: Page, kind: string) {
  await page.goto(extract);
  await choose(page, await sample(kind));
}

for (const isOfDeep of [false, true]) {
  const name = `${isOfDeep ? 'as mais curtas' : 'as respostas que mais dizem'}: cabem na primeira tela, em pouco mais de três, e no papel`;
  test(name, { tag: isOfDeep ? '@deep' : [] }, async ({ page }) => {
    for (const [title, tool, told, budget] of cards) {
      if (Boolean(budget.isShorter) !== isOfDeep) continue;
      await page.setViewportSize(screen);
      await openAnswered(page, toolPath(tool), tools[tool].questions as Questions<unknown>, told);
      await expectRoom(page, title, budget);
    }
    await page.setViewportSize(screen);
    await readFile(page, isOfDeep ? 'open end' : 'usual');
    const asked = page.locator('fieldset[id^="ainda-"]');
    if (isOfDeep) await expect(asked).toBeVisible();
    while ((await asked.count()) > 0) await asked.getByRole('button').last().click();
    await expectRoom(page, 'extrato', whole);
  });
}

test('extrato: os três jeitos e onde conseguir estão na primeira tela', async ({ page }) => {
  await page.setViewportSize(screen);
  await page.goto(extract);
  const ways = ['label:has(#extrato-pdf)', 'summary:has(+ * #texto-do-extrato)', '#a-mao'];
  for (const way of [...ways, '#ainda-nao-tem-o-extrato'])
    await expect(page.locator(way)).toBeInViewport({ ratio: 1 });
});
