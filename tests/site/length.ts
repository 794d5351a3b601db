import { expect, type Page } from '@playwright/test';
import { indicatorsPath, lettersPath, topicsPath } from '#texts/paths.ts';
import { openAllFolded, sideways } from '../browser/fit.ts';
import { isToRead } from '../browser/site-paths.ts';

/** Most screens that a page of a kind may take on a phone as it arrives, its doors closed. */
const budgets = [
  { paths: /^\/carta\//, most: 5.55 },
  { paths: /^\/carta$/, most: 6.25 },
  { paths: /^\/(beneficios|conteudos)\//, most: 5.3 },
  { paths: /^\/ferramentas\//, most: 4 },
  { paths: /^\/seguranca$/, most: 7 },
  // All that the site explains, by name.
  { paths: /^\/beneficios$/, most: 8.1 },
  {
    paths: /^\/(acessibilidade|assuntos|fontes|glossario|meu-caso|privacidade)$/,
    most: 5.25,
  },
  { paths: /^\/$/, most: 9.25 },
];

/** From where one looks for a sentence or a sign. */
const withField: readonly string[] = [lettersPath, indicatorsPath, topicsPath];
const field = '[data-pasted] textarea, main #procurar, label:has(#foto-da-carta)';

const screens = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight / innerHeight);

/** Where this part ends on the screen as the page arrives. */
async function bottomOf(page: Page, part: string): Promise<number> {
  const box = await page.locator(part).first().boundingBox();
  return box ? box.y + box.height : Number.NaN;
}

const door = 'main a[href^="/ferramentas/"]:has(svg), main details > summary:has(svg)';

/** To read: a door and the beginning of the summary. Where no tool answers, the summary does: then two lines of it. */
async function expectDoor(page: Page, path: string, height: number) {
  const summary = '#em-resumo + ul > li';
  expect.soft(await bottomOf(page, summary), path).toBeLessThanOrEqual(height);
  const onward = [door, `${summary}:nth-child(2)`].map((part) => bottomOf(page, part));
  expect.soft(Math.min(...(await Promise.all(onward))), path).toBeLessThanOrEqual(height);
}

/** That the page, as it came to a phone of 360 × 740, is as short as its kind, and what matters is on the first screen. */
export async function expectShort(page: Page, path: string) {
  if (withField.includes(path))
    await expect.soft(page.locator(field), path).toBeInViewport({ ratio: 0.6 });
  const budget = budgets.find((one) => one.paths.test(path));
  if (!budget) return;
  // What the letter wants, and until when.
  if (path.startsWith('/carta/'))
    await expect.soft(page.locator('#ate-quando + p'), path).toBeInViewport({ ratio: 1 });
  if (isToRead(path)) await expectDoor(page, path, page.viewportSize()?.height ?? 0);
  expect.soft(await sideways(page), `${path} não rola para o lado`).toBe(0);
  const closed = await screens(page);
  expect.soft(closed, path).toBeLessThanOrEqual(budget.most);
  // The doors hide the text, not its lack.
  await openAllFolded(page);
  expect.soft(await screens(page), path).toBeGreaterThan(closed + 1);
}
