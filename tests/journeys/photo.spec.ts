import { truncateSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { lettersPath } from '#texts/paths.ts';
import { wordsOf } from '#tools/letter/fault-words.ts';
import { expectShutIn, keepReader } from '../browser/extract.ts';
import { type Files, giveFiles } from '../browser/give-files.ts';
import { expect, test } from '../browser/test.ts';
import { denialPhoto } from '../letter/photograph/denial-photo.ts';

const setFiles = (page: Page, files: Files): Promise<void> =>
  giveFiles(page, 'arquivo-da-carta', files);

const choose = (page: Page, files: readonly Buffer[]): Promise<void> =>
  setFiles(
    page,
    files.map((buffer, place) => ({ name: `${place}.jpg`, mimeType: 'image/jpeg', buffer })),
  );

const notice = (page: Page) => page.locator('main [role=alert] h3:focus');

test('o leitor que não chega é dito; de novo, duas fotos viram texto no aparelho, com o que uma mancha tapou como foi fotografado, e depois do leitor nada é pedido nem alcançado', async ({
  page,
  watch,
}) => {
  await keepReader(page);
  await page.goto(lettersPath);
  await page.route('**/copia.js', (route) => route.abort());
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname));
  const photos = [await denialPhoto(3, { isStained: true }), await denialPhoto(4)];
  await page.route('**/*.wasm', (route) => route.abort());
  await choose(page, photos);
  await expect(notice(page)).toBeVisible({ timeout: 60_000 });
  await page.unroute('**/*.wasm');
  await choose(page, photos);
  await expect(page.locator('[data-answer-card]')).toBeVisible({ timeout: 90_000 });
  await expect(
    page.locator(`[data-print-target] a[href="${lettersPath}/falta-qualidade-segurado"]`).first(),
  ).toBeAttached();
  await expect(page.locator('main')).not.toContainText('PESSOA DE TESTE');
  const cutOut = page.locator('[data-print-target] canvas[role=img]').first();
  await expect(cutOut).toBeVisible();
  const isDrawn = await cutOut.evaluate((canvas: HTMLCanvasElement) =>
    canvas
      .getContext('2d')
      ?.getImageData(0, 0, canvas.width, canvas.height)
      .data.some((value, at) => at % 4 < 3 && value > 0),
  );
  expect(isDrawn).toBe(true);
  // What the page itself asks for may come after it has loaded.
  const ofPage = /^\/(?:(?:_astro\/[\w.-]+|copia)\.js|(?:favicon|desenhos)\.svg)$/;
  const ofReader = [...asked].filter((path) => !ofPage.test(path));
  expect(ofReader.map((path) => path.replace(/\.[\w-]{8}\./, '.')).sort()).toEqual([
    '/_astro/portugues.traineddata',
    '/_astro/tesseract-core.wasm',
    expect.stringMatching(/^\/leitor/),
  ]);
  await page.unroute('**/copia.js');

  await expectShutIn(page);
  // No page may run what the worker runs.
  const compiles = () => {
    try {
      return Boolean(new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)));
    } catch {
      return false;
    }
  };
  expect(await page.evaluate(compiles)).toBe(false);
  expect(await page.workers()[0]?.evaluate(compiles)).toBe(true);
  expect(watch.foreignRequests).toEqual([]);
  // What was refused above is told after it, by an event.
  await expect
    .poll(() => watch.violations.some((told) => told.startsWith('securitypolicyviolation')))
    .toBe(true);
  watch.violations.length = 0;
});

const other = (page: Page) => page.locator('#texto-da-carta');

test('fotos demais, um arquivo enorme e o que não é foto são recusados sem buscar o leitor; sem onde o rodar, a página ensina a copiar as letras', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(lettersPath);
  await choose(page, Array(40).fill(Buffer.from('x')));
  await expect(notice(page)).toBeVisible();
  await expect(other(page)).toBeAttached();
  const huge = test.info().outputPath('enorme.jpg');
  writeFileSync(huge, '');
  truncateSync(huge, 49 * 1024 * 1024);
  await setFiles(page, huge);
  await expect(notice(page)).toBeVisible();
  await expect(other(page)).toBeAttached();
  // What is no photograph to this browser.
  await page.goto(lettersPath);
  await choose(page, [Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1')]);
  await expect(notice(page)).toBeVisible({ timeout: 60_000 });
  await expect(other(page)).toBeAttached();
  expect(asked.filter((url) => /wasm|traineddata|leitor-foto/.test(url))).toEqual([]);

  // The same worker in a browser without WebAssembly.
  await page.route('**/leitor-foto-*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `delete self.WebAssembly;${await response.text()}` });
  });
  await page.goto(lettersPath);
  // It is not looked at.
  const create = { width: 600, height: 800, channels: 3, background: '#c8c0b0' } as const;
  await choose(page, [await sharp({ create }).jpeg().toBuffer()]);
  await expect(notice(page)).toHaveText(wordsOf('noSupport').title, { timeout: 60_000 });
  await expect(other(page)).toBeAttached();
});
