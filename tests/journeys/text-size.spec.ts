import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../browser/axe.ts';
import { expect, test } from '../browser/test.ts';
import { openAndWatch, shiftsToTheEnd } from '../site/shifts.ts';

const benefit = '/beneficios/bpc-loas';
const privacy = '/privacidade';

const sizeOf = (page: Page, of = 'html') =>
  page.evaluate((selector) => {
    const element = document.querySelector(selector) as Element;
    return Number.parseFloat(getComputedStyle(element).fontSize);
  }, of);

/** The control that is shown: in the menu on phones. */
async function control(page: Page) {
  const menu = page.locator('header summary');
  if (await menu.isVisible()) await menu.click();
  return page.getByRole('banner').getByRole('combobox');
}

test('só com o teclado, e vale na página seguinte e na volta, estreita e larga', async ({
  page,
}) => {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(benefit);
    const usual = await sizeOf(page);
    const size = await control(page);
    await size.focus();
    await expect(size).toHaveValue('');
    await page.keyboard.press('ArrowDown');
    await expect(size).toHaveValue('140%');
    const larger = await sizeOf(page);
    expect(larger).toBeGreaterThan(usual * 1.15);
    expect(await sizeOf(page, 'main p')).toBeGreaterThan(usual);
    if (width === 320) await expectNoAxeFindings(page);

    await page.goto(privacy);
    expect(await sizeOf(page)).toBe(larger);
    await expect(await control(page)).toHaveValue('140%');
    const here = page.getByRole('banner').getByRole('combobox');
    await here.selectOption('170%');
    const largest = await sizeOf(page);
    expect(largest).toBeGreaterThan(larger * 1.15);

    await page.goBack();
    await expect.poll(() => sizeOf(page)).toBe(largest);
    for (const one of await page.locator('header select').all()) {
      await expect(one).toHaveValue('170%');
    }
    await (await control(page)).selectOption('');
    expect(await sizeOf(page)).toBe(usual);
  }
});

test('vale na tela e não no papel, e acaba com a aba: em outra, o texto é o normal, e nada mais foi guardado', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await page.goto(benefit);
  const usual = await sizeOf(page);
  await page.emulateMedia({ media: 'print' });
  const onPaper = await sizeOf(page, 'main p');
  await page.emulateMedia({ media: 'screen' });
  const size = await control(page);
  await size.selectOption('170%');
  await page.emulateMedia({ media: 'print' });
  expect(await sizeOf(page, 'main p'), 'no papel, o de sempre').toBe(onPaper);
  await page.emulateMedia({ media: 'screen' });

  await size.selectOption('140%');
  expect(await page.evaluate(() => ({ ...sessionStorage }))).toEqual({ size: '140%' });
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect(await context.cookies()).toEqual([]);
  const tab = await context.newPage();
  await tab.goto(benefit);
  expect(await sizeOf(tab)).toBe(usual);
  const other = await browser.newPage();
  await other.goto(`${baseURL}${benefit}`);
  expect(await sizeOf(other)).toBe(usual);
  await other.close();

  const session = await context.newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 24 } });
  await expect
    .poll(() => sizeOf(page), 'parte do tamanho escolhido no navegador')
    .toBeCloseTo(24 * 1.4, 1);
});

test('a página seguinte já nasce com o texto maior: nada se move', async ({ page }) => {
  await page.addInitScript(() => {
    sessionStorage.size = '170%';
  });
  for (const [path, width] of [
    ['/', 390],
    [benefit, 390],
    ['/ferramentas/renda-bpc', 390],
    [benefit, 1280],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await openAndWatch(page, path, 'never');
    expect(await shiftsToTheEnd(page), `${path}, ${width} px`).toEqual([]);
    await expect(page.locator('header select').first()).toHaveValue('170%');
  }
});
