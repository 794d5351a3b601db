import type { Page } from '@playwright/test';
import { benefitsPath, topicsPath } from '#texts/paths.ts';
import { expectNoAxeFindings } from '../browser/axe.ts';
import { sideways } from '../browser/fit.ts';
import { expect, test } from '../browser/test.ts';

const search = (page: Page) => page.getByRole('search');
const field = (page: Page) => search(page).getByRole('searchbox');
const status = (page: Page) => page.getByRole('main').getByRole('status').first();
const answers = (page: Page) => page.locator('[data-search-results]').getByRole('link');
const first = (page: Page) => answers(page).first();

async function ask(page: Page, asked: string): Promise<void> {
  await field(page).fill(asked);
  await field(page).press('Enter');
  await expect(status(page)).toBeFocused();
}

test('o nome popular, mal escrito, leva à página, onde quer que se procure; o que não se acha, aos canais oficiais e a uma pessoa; o programa só vem quando se usa; da página inicial, o que se escreveu vai junto, sem passar pelo endereço; do menu ao campo, só com o teclado, e de volta às respostas', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
  // The words of an address that does not exist stand in the field.
  await page.goto('/beneficios/auxilio-doensa.html');
  await search(page).getByRole('button').click();
  await expect(first(page)).toHaveAttribute('href', '/beneficios/auxilio-doenca');

  for (const path of [benefitsPath, topicsPath]) {
    asked.length = 0;
    await page.goto(path);
    expect(asked.join(), path).not.toContain('procura.js');
    await ask(page, 'auxilo doensa');
    await expect(first(page), path).toHaveAttribute('href', '/beneficios/auxilio-doenca');
    await expect(first(page), path).toContainText('Benefício');
    expect(page.url()).not.toContain('?');
    expect(asked.join(), path).not.toMatch(/doensa/);
    const stored = await page.evaluate(
      () => JSON.stringify({ ...localStorage, ...sessionStorage }) + document.cookie,
    );
    expect(stored, path).not.toContain('doensa');
  }

  // An empty field asks for nothing.
  await ask(page, '');
  await expect(answers(page)).toHaveCount(0);

  await page.setViewportSize({ width: 320, height: 640 });
  await ask(page, 'xyzkw');
  await expect(answers(page)).toHaveCount(0);
  const nothing = page.locator('[data-search-nothing]');
  for (const href of ['tel:135', 'https://meu.inss.gov.br', 'https://wa.me/'])
    await expect(nothing.locator(`a[href^="${href}"]`)).toBeVisible();
  await expectNoAxeFindings(page);
  await ask(page, 'pensao');
  await expect(nothing).toBeHidden();
  await expectNoAxeFindings(page);
  expect(await sideways(page)).toBe(0);
  for (const link of await answers(page).all())
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);

  await page.goto('/');
  await field(page).fill('encostar');
  await field(page).press('Enter');
  await expect(first(page)).toHaveAttribute('href', '/beneficios/auxilio-doenca');
  expect(page.url()).not.toContain('encostar');
  await expect(field(page)).toHaveValue('encostar');
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/privacidade');
  await page.locator('[data-menu] summary').focus();
  await page.keyboard.press('Enter');
  const link = page.locator('[data-menu]').locator(`a[href^="${topicsPath}"]`);
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(topicsPath));
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toBeInViewport();
  await page.keyboard.type('encostar');
  // Shown while one types, and announced.
  await expect(first(page)).toHaveAttribute('href', '/beneficios/auxilio-doenca');
  await expect(status(page)).not.toBeEmpty();
  await page.keyboard.press('Enter');
  await expect(status(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(first(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/beneficios/auxilio-doenca');
  await page.goBack();
  await expect(field(page)).toHaveValue('encostar');
  await expect(first(page)).toHaveAttribute('href', '/beneficios/auxilio-doenca');
});
