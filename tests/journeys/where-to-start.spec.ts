import { axeFindings, contrastFindings } from '../browser/axe.ts';
import { sideways } from '../browser/fit.ts';
import { tabTo } from '../browser/keyboard.ts';
import { expect, test } from '../browser/test.ts';
import { builtPages } from '../built/pages.ts';

const start = '/por-onde-comecar';
const at = (step = '') => (step ? `${start}/${step}` : start);

/** What answers a question, by the step that it leads to. */
const toAnswer = (step: string) => `main nav a[href="${at(step)}"]`;
test('do começo ao fim, só com o teclado; pergunta e fim sem achados do axe no telefone, de dia, nem nas cores da noite', async ({
  page,
  watch,
}) => {
  await page.goto(start);
  for (const [index, step] of ['o-que-aconteceu', 'situacao', 'idade', 'bpc'].entries()) {
    await expect(page.locator('#pergunta')).toBeVisible();
    // How many are left, this one included; the last one counts nothing.
    const left = page.locator('main :has(+ #pergunta) b');
    await expect(left).toHaveText(index < 3 ? new RegExp(`^${4 - index}\\b`) : /^\D+$/);
    await tabTo(page, toAnswer(step));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(at(step));
  }
  const parts = page.locator('main :is(#o-que-ler, #o-que-separar, #quem-procurar)');
  await expect(parts).toHaveCount(3);
  // Free official channels stand before the practice.
  const channels = await page
    .locator('main a')
    .evaluateAll((links) => links.map((one) => one.getAttribute('href') ?? ''));
  const [official, practice] = ['https://meu.inss.gov.br', 'https://wa.me/'].map((href) =>
    channels.findIndex((one) => one.startsWith(href)),
  );
  expect(official).toBeGreaterThanOrEqual(0);
  expect(practice).toBeGreaterThan(official ?? 0);
  expect(watch.console).toEqual([]);
  expect(watch.foreignRequests).toEqual([]);

  for (const path of [at('situacao'), at('negado-renda')]) {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 320, height: 760 });
    await page.goto(path);
    expect.soft(await axeFindings(page), path).toEqual([]);
    // By night the colours are others; what a wide window shows else is the kind's.
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 1280, height: 760 });
    expect.soft(await contrastFindings(page), `${path}, à noite`).toEqual([]);
  }
});

test('em toda página das perguntas: cabe em 320 px, respostas altas', { tag: '@deep' }, async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const { path } of builtPages.filter((one) => one.path.startsWith(start))) {
    await page.goto(path);
    expect.soft(await sideways(page), path).toBe(0);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('main nav a[href^="/por-onde-comecar/"]')]
        .map((one) => ({ box: one.getBoundingClientRect(), text: one.textContent }))
        .filter(({ box }) => box.height < 56 || box.width <= 280)
        .map(({ box, text }) => `${box.width} × ${box.height}: ${text}`),
    );
    expect.soft(small, path).toEqual([]);
  }
});
