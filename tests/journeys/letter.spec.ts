import type { Page } from '@playwright/test';
import { lettersPath } from '#texts/paths.ts';
import { expect, test } from '../browser/test.ts';

const phone = { width: 360, height: 740 };
const meaning = `${lettersPath}/falta-qualidade-segurado`;
const guide = '/conteudos/beneficio-indeferido';

const search = (page: Page) => page.locator('[data-pasted]');
const offered = (page: Page) =>
  search(page)
    .getByRole('listitem')
    .getByRole('link')
    .evaluateAll((links) => links.map((one) => one.getAttribute('href')));

async function look(page: Page, text: string): Promise<void> {
  await search(page).getByRole('textbox').fill(text);
  await search(page).getByRole('button').click();
  await expect(search(page).getByRole('heading')).toBeFocused();
}

test.describe('no telefone', () => {
  test.use({ viewport: phone });

  test('da página inicial ao que quer dizer “falta de qualidade de segurado”, em até 5 toques', async ({
    page,
  }) => {
    await page.goto('/');
    let taps = 0;
    const tap = async (selector: string) => {
      await page.locator(selector).first().click();
      taps += 1;
    };
    await tap(`main a[href^="${guide}"]`);
    await expect(page).toHaveURL(new RegExp(guide));
    const reason = page.locator(`main a[href="${meaning}"]`);
    if (!(await reason.isVisible()))
      await tap('main details:has(#motivos) > summary, #motivos > summary');
    await tap(`main a[href="${meaning}"]`);
    await expect(page).toHaveURL(meaning);
    await expect(page.locator('#o-que-quer-dizer')).toBeVisible();
    await expect(
      page.locator('main a[href="/ferramentas/prazo-do-recurso#negado"]').first(),
    ).toBeVisible();
    expect(taps).toBeLessThanOrEqual(5);
  });
});

test('a frase colada leva à página dela, e nada do que foi colado volta nem sai', async ({
  page,
  watch,
}) => {
  await page.goto(lettersPath);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await look(
    page,
    'NB 123456789 CPF 11122233344\nnao foi reconhecido o direito em razao de FALTA DE QUALIDADE\nDE SEGURADO',
  );
  expect(await offered(page)).toEqual([meaning]);
  const shown = await search(page).textContent();
  expect(shown).not.toMatch(/123456789|11122233344/);
  expect(page.url()).not.toContain('?');
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  );
  expect(stored).not.toMatch(/123456789|11122233344/);
  expect(sent.join('\n')).not.toMatch(/123456789|11122233344|qualidade/i);
  expect(watch.foreignRequests).toEqual([]);

  await search(page).getByRole('listitem').getByRole('link').click();
  await expect(page).toHaveURL(meaning);

  // What no letter says leads to no reason.
  await page.goto(lettersPath);
  await look(page, 'bom dia, quanto tempo demora?');
  expect(await offered(page)).toEqual([]);
});

test.describe('sem JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('as seis portas dizem o prazo de cada papel e levam às suas páginas', async ({ page }) => {
    await page.goto(lettersPath);
    const doors = page.locator('main details:has([data-kind])');
    await expect(doors).toHaveCount(6);
    await doors.first().locator('summary').click();
    await expect(doors.first().locator(`a[href="${meaning}"]`)).toBeVisible();
  });

  test('as listas por benefício levam a cada motivo', async ({ page }) => {
    await page.goto(lettersPath);
    const group = page.locator(`main details:has(a[href="${meaning}"])`).first();
    await group.locator('summary').click();
    await group.locator(`a[href="${meaning}"]`).click();
    await expect(page).toHaveURL(meaning);
  });
});
