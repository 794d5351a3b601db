import type { Page } from '@playwright/test';
import { indicatorsPath, lettersPath, topicsPath } from '#texts/paths.ts';
import { openAllFolded, sideways } from '../browser/fit.ts';
import { inWindows, isToRead, letterPaths, sharesOfPaths } from '../browser/site-paths.ts';
import { expect, test } from '../browser/test.ts';

const screen = { width: 360, height: 740 };
test.use({ viewport: screen });

/** Most screens that a page of a kind may take on a phone as it arrives, its doors closed. */
const budgets = [
  { paths: /^\/carta\//, most: 5.55 },
  { paths: /^\/carta$/, most: 6.25 },
  { paths: /^\/(beneficios|conteudos)\//, most: 5.3 },
  { paths: /^\/ferramentas\//, most: 4 },
  { paths: /^\/seguranca$/, most: 7 },
  // All that the site explains, by name.
  { paths: /^\/beneficios$/, most: 8 },
  {
    paths: /^\/(acessibilidade|assuntos|fontes|glossario|meu-caso|privacidade)$/,
    most: 5.25,
  },
  { paths: /^\/$/, most: 9.25 },
];

const screens = (page: Page) =>
  page.evaluate((height) => document.documentElement.scrollHeight / height, screen.height);

/** Where this part ends on the screen as the page arrives. */
async function bottomOf(page: Page, part: string): Promise<number> {
  const box = await page.locator(part).first().boundingBox();
  return box ? box.y + box.height : Number.NaN;
}

const door = 'main a[href^="/ferramentas/"]:has(svg), main details > summary:has(svg)';

/** To read: a door and the beginning of the summary. Where no tool answers, the summary does: then two lines of it. */
async function expectDoor(page: Page, path: string) {
  const summary = '#em-resumo + ul > li';
  expect.soft(await bottomOf(page, summary), path).toBeLessThanOrEqual(screen.height);
  const onward = [door, `${summary}:nth-child(2)`].map((part) => bottomOf(page, part));
  expect.soft(Math.min(...(await Promise.all(onward))), path).toBeLessThanOrEqual(screen.height);
}

// The deep suite looks at every letter.
const shares = sharesOfPaths.map(({ paths, ...share }) => ({
  ...share,
  paths: share.tag === '@deep' ? [...new Set([...paths, ...letterPaths])] : paths,
}));

for (const { paths, which, tag } of inWindows(shares)) {
  test(`${which}: tão curta quanto a sua espécie, e o que importa na primeira tela`, {
    tag,
  }, async ({ page }) => {
    for (const path of paths) {
      const budget = budgets.find((one) => one.paths.test(path));
      if (!budget) continue;
      await page.goto(path);
      // What the letter wants, and until when.
      if (path.startsWith('/carta/'))
        await expect.soft(page.locator('#ate-quando + p'), path).toBeInViewport({ ratio: 1 });
      if (isToRead(path)) await expectDoor(page, path);
      expect.soft(await sideways(page), `${path} não rola para o lado`).toBe(0);
      const closed = await screens(page);
      test.info().annotations.push({ type: path, description: `${closed.toFixed(1)} telas` });
      expect.soft(closed, path).toBeLessThanOrEqual(budget.most);
      // The doors hide the text, not its lack.
      await openAllFolded(page);
      expect.soft(await screens(page), path).toBeGreaterThan(closed + 1);
    }
  });
}

test('de onde se procura a frase ou a sigla, o campo está na primeira tela', async ({ page }) => {
  for (const path of [lettersPath, indicatorsPath, topicsPath]) {
    await page.goto(path);
    await expect
      .soft(page.locator('[data-pasted] textarea, main #procurar, label:has(#foto-da-carta)'), path)
      .toBeInViewport({ ratio: 0.6 });
  }
});
