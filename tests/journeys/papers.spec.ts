import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { openPdf } from '#reading/pdf/open-pdf.ts';
import { handedPlace } from '#site/handed.ts';
import { lettersPath, papersPath } from '#texts/paths.ts';
import { openAllFolded } from '../browser/fit.ts';
import { giveFiles } from '../browser/give-files.ts';
import { expect, test } from '../browser/test.ts';

interface Chosen {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const photo = async (name: string, width: number, height: number): Promise<Chosen> => {
  const create = { width, height, channels: 3, background: '#c8c0b0' } as const;
  return { name, mimeType: 'image/jpeg', buffer: await sharp({ create }).jpeg().toBuffer() };
};

const heic: Chosen = {
  name: 'IMG_1.HEIC',
  mimeType: 'image/heic',
  buffer: Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1'),
};

const choose = (page: Page, ...files: Chosen[]): Promise<void> =>
  giveFiles(page, 'fotos-dos-papeis', files);

const pages = (page: Page) => page.locator('ol:has(canvas) > li');
const button = (page: Page, photo: number, act: string) => page.locator(`#foto-${photo}-${act}`);
/** The last of them: before it stands what is said until the program is there. */
const status = (page: Page) => page.locator('main [role=status]').last();
const made = (page: Page) => page.locator('a[download]');

/** Presses what makes the PDF, and says each page's sides. */
async function madePdf(page: Page) {
  await page.locator('#nome-do-papel').press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('h3:focus')).toBeVisible();
  const download = page.waitForEvent('download');
  await made(page).click();
  const pdf = await openPdf(Uint8Array.from(readFileSync(await (await download).path())).buffer);
  if (typeof pdf === 'string') throw new Error(pdf);
  const views = [];
  for (let at = 1; at <= pdf.numPages; at += 1) views.push((await pdf.getPage(at)).view);
  return views.map(([, , width = 0, height = 0]) => (width > height ? 'deitada' : 'em pé'));
}

test('fotos são postas em ordem, viradas e juntadas pelo teclado, e nada sai do aparelho', async ({
  page,
  watch,
}) => {
  await page.goto(papersPath);
  await choose(
    page,
    await photo('a.jpg', 900, 1200),
    heic,
    await photo('b.jpg', 1200, 900),
    await photo('c.jpg', 3000, 4000),
  );
  await expect(pages(page)).toHaveCount(3);
  await expect(page.locator('main [role=alert] li')).toHaveCount(1);

  // The focus goes with the page, and each move is told.
  await button(page, 2, 'subir').focus();
  await page.keyboard.press('Enter');
  await expect(button(page, 2, 'subir')).toBeFocused();
  await expect(pages(page).first().locator('#foto-2-subir')).toBeVisible();
  const told = (await status(page).textContent()) ?? '';
  expect(told).not.toBe('');
  await page.keyboard.press('Enter');
  await expect(status(page)).not.toHaveText(told);
  await button(page, 1, 'girar').press('Enter');
  expect(await madePdf(page)).toEqual(['deitada', 'deitada', 'em pé']);

  // What was made is old once a page goes.
  await button(page, 2, 'tirar').press('Enter');
  await expect(button(page, 1, 'tirar')).toBeFocused();
  await expect(made(page)).toHaveCount(0);
  await page.locator('#nome-do-papel').fill('Carteira de trabalho');
  expect(await madePdf(page)).toEqual(['deitada', 'em pé']);
  await expect(made(page)).toHaveAttribute('download', 'carteira-de-trabalho.pdf');
  expect(watch.foreignRequests).toEqual([]);
});

test('o papel que a exigência pediu dá nome ao arquivo; o que passa do que cabe é recusado, e o resto entra', async ({
  page,
}) => {
  await page.goto(lettersPath);
  await page.locator('summary:has(+ * #texto-da-carta), summary').first().waitFor();
  await openAllFolded(page);
  await page.locator('#texto-da-carta').fill(
    `Para dar andamento ao processo, solicitamos o envio eletrônico dos documentos:
- Comprovante de residência;
- Carteira de trabalho.
O não atendimento desta exigência implica o arquivamento.`,
  );
  await page.locator('#texto-da-carta').press('Tab');
  await page.keyboard.press('Enter');
  await page.locator(`a[href="${papersPath}${handedPlace}"]`).click();
  const choices = page.getByRole('radio');
  await expect(choices).toHaveCount(3);
  await choices.nth(1).check();
  await choose(page, await photo('a.jpg', 900, 1200));
  await expect(pages(page)).toHaveCount(1);
  await page.locator('main [aria-label] p > button').last().click();
  await expect(made(page)).toHaveAttribute('download', /^2-carteira-de-trabalho/);

  await page.goto(papersPath);
  const one = await photo('a.jpg', 240, 240);
  await choose(page, await photo('pequena.jpg', 150, 400), ...Array(31).fill(one));
  await expect(pages(page)).toHaveCount(30);
  await expect(page.locator('main [role=alert] li')).toHaveCount(2);
});
