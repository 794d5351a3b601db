import jsQr from 'jsqr';
import sharp from 'sharp';
import { loadPractice } from '#content/load/practice.ts';
import { channel } from '../browser/contact-form.ts';
import { sheetsOf, showPrintedPart } from '../browser/print.ts';
import { sitePaths } from '../browser/site-paths.ts';
import { expect, test } from '../browser/test.ts';

const { siteAddress } = loadPractice('tests/fixtures/demo-practice.yaml');
const withList = sitePaths().filter((path) => /^\/(beneficios|conteudos)\//.test(path));

/** What a phone reads from a picture, or undefined. */
async function read(picture: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQr(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

for (const path of withList) {
  test(`${path}: na tela o código não é pedido; no papel ele leva à página`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(path);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await page.waitForLoadState('networkidle');
    expect(asked.filter((one) => one.startsWith('/qr/'))).toEqual([]);

    await page.emulateMedia({ media: 'print' });
    await showPrintedPart(page);
    const code = page.locator('[data-print-target] img');
    await code.scrollIntoViewIfNeeded();
    await expect
      .poll(() => code.evaluate((one: HTMLImageElement) => one.naturalWidth))
      .toBeGreaterThan(0);
    expect(await read(await code.screenshot())).toBe(siteAddress + path);
    expect(await sheetsOf(page)).toBe(1);
  });
}

test('o número do escritório está em letras grandes, e tudo é preto no branco', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto('/conteudos/beneficio-indeferido');
  await showPrintedPart(page);
  const number = page.locator('[data-print-target] b', { hasText: channel.readableNumber });
  await expect(number).toBeVisible();
  const size = await number.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
  expect(size).toBeGreaterThanOrEqual(32);
  await expect(number).toHaveCSS('color', 'rgb(0, 0, 0)');
});

test('o botão espera o código antes de imprimir', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      Object.assign(window, { codeWidth: document.images[0]?.naturalWidth });
    };
  });
  await page.goto('/beneficios/bpc-loas');
  await page.locator('[data-print-list]').getByRole('button').click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { codeWidth?: number }).codeWidth))
    .toBeGreaterThan(0);
});

test('sem o código, a lista imprime assim mesmo', async ({ page }) => {
  await page.route('**/qr/*', (route) => route.abort());
  await page.addInitScript(() => {
    window.print = () => Object.assign(window, { printed: document.documentElement.dataset.print });
  });
  await page.goto('/beneficios/bpc-loas');
  await page.locator('[data-print-list]').getByRole('button').click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { printed?: string }).printed))
    .toBe('target');
});
