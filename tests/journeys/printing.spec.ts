import type { Page } from '@playwright/test';
import jsQr from 'jsqr';
import sharp from 'sharp';
import { readableChatNumber } from '#site/chat.ts';
import { loadPractice } from '#texts/load/practice.ts';
import { channel } from '../browser/contact-form.ts';
import { sheetsOf, showPrintedPart } from '../browser/print.ts';
import { inWindows, sharesToRead } from '../browser/site-paths.ts';
import { expect, test } from '../browser/test.ts';

const { siteAddress } = loadPractice('tests/fixtures/demo-practice');

/** What a phone reads from a picture, or undefined. */
async function read(picture: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQr(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

const numberOf = (page: Page) =>
  page.locator('[data-print-target] b', { hasText: readableChatNumber(channel.number) });

/** On paper, the page as a whole and the list alone. */
async function expectOnPaper(page: Page, path: string) {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.emulateMedia({ media: 'screen' });
  await page.goto(path);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.waitForLoadState('networkidle');
  expect(asked.filter((one) => one.startsWith('/qr/'))).toEqual([]);

  await page.emulateMedia({ media: 'print' });
  await test.step(`${path}: inteira, sem cabeçalho nem botões, com as respostas abertas`, async () => {
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.locator('main a[href*="wa.me"]').first()).toBeHidden();
    await expect(page.locator('main details p').last()).toBeVisible();
    expect(await sheetsOf(page)).toBeLessThanOrEqual(10);
  });

  await test.step(`${path}: a lista, uma folha A4 com o número, e o código leva à página`, async () => {
    await showPrintedPart(page);
    const code = page.locator('[data-print-code]');
    await code.scrollIntoViewIfNeeded();
    await expect
      .poll(() => code.evaluate((one: HTMLImageElement) => one.naturalWidth))
      .toBeGreaterThan(0);
    expect(await read(await code.screenshot())).toBe(siteAddress + path);
    expect(await sheetsOf(page)).toBe(1);
    await expect(page.getByRole('checkbox').first()).toBeVisible();
    await expect(numberOf(page)).toBeVisible();
    await expect(page.locator('#em-resumo')).toBeHidden();
    // Lines to fill in, and the sheet is used to its foot.
    expect(await page.locator('[data-print-target] [data-paper] p').count()).toBeGreaterThan(4);
    const height = await page
      .locator('[data-print-target]')
      .evaluate((one) => one.getBoundingClientRect().height);
    expect(height).toBeGreaterThan(900);
  });
}

for (const { paths, which, tag } of inWindows(sharesToRead)) {
  test(`${which}: no papel, a página inteira e a lista sozinha`, { tag }, async ({ page }) => {
    test.setTimeout(360_000);
    for (const path of paths) await expectOnPaper(page, path);
  });
}

declare global {
  interface Window {
    /** What was to be printed, and how wide the code on it was. */
    sheet?: { part: string; codeWidth: number };
  }
}

test('o botão imprime só a lista, com o código ou sem ele, e devolve a página como estava; o número está em letras grandes, preto no branco', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => {
      const { print: part = 'tudo' } = document.documentElement.dataset;
      window.sheet = { part, codeWidth: document.images[0]?.naturalWidth ?? 0 };
    };
  });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto('/conteudos/beneficio-indeferido');
  await showPrintedPart(page);
  await expect(numberOf(page)).toBeVisible();
  const size = await numberOf(page).evaluate((one) =>
    Number.parseFloat(getComputedStyle(one).fontSize),
  );
  expect(size).toBeGreaterThanOrEqual(32);
  await expect(numberOf(page)).toHaveCSS('color', 'rgb(0, 0, 0)');
  await page.emulateMedia({ media: 'screen' });

  for (const hasCode of [false, true]) {
    if (!hasCode) await page.route('**/qr/*', (route) => route.abort());
    await page.goto('/beneficios/bpc-loas');
    await page.locator('#documentos summary').click();
    await page.locator('[data-print-list]').getByRole('button').click();
    await page.waitForFunction(() => window.sheet);
    const sheet = await page.evaluate(() => window.sheet);
    expect(sheet?.part).toBe('target');
    if (hasCode) expect(sheet?.codeWidth).toBeGreaterThan(0);
    await expect(page.locator('html')).not.toHaveAttribute('data-print');
    await page.unroute('**/qr/*');
  }
});
