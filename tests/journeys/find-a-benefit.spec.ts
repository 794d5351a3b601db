import { loadPractice } from '#content/load/practice.ts';
import { expect, test } from '../browser/test.ts';

const [lawyer] = loadPractice('tests/fixtures/demo-practice.yaml').lawyers;
const guide = '/conteudos/beneficio-indeferido';

// That each benefit is in the list and says what it must: tests/built/benefits.test.ts.
test('da página inicial a um benefício, ao seu lugar na lista e ao guia', async ({ page }) => {
  await page.goto('/');
  const link = page.locator('#beneficios').getByRole('listitem').last().getByRole('link');
  const path = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(path);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeVisible();
  await expect(page.locator('[aria-current=page]').first()).toContainText(
    (await title.textContent()) ?? '?',
  );
  const no = page.locator('#se-o-inss-disser-nao');
  await no.locator('summary').click();
  await no.locator(`a[href^="${guide}"]`).first().click();
  await expect(page).toHaveURL(new RegExp(guide));
});

test('os problemas da página inicial levam ao trecho que ajuda', async ({ page }) => {
  await page.goto('/');
  const deep = page.locator('section[aria-labelledby=titulo-situacao] a[href*="#"]');
  const hrefs = await deep.evaluateAll((links) => links.map((one) => one.getAttribute('href')));
  expect(hrefs.length).toBeGreaterThan(2);
  for (const href of hrefs) {
    await page.goto('/');
    await page.locator(`main a[href="${href}"]`).first().click();
    await expect(page).toHaveURL(href ?? '');
    await expect(page.locator(`[id="${href?.split('#')[1]}"]`)).toBeInViewport();
  }
});

test('a advogada e o número da OAB aparecem na primeira tela', async ({ page }) => {
  await page.goto('/');
  for (const [width, height] of [
    [320, 640],
    [390, 800],
    [768, 1024],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    const main = page.getByRole('main');
    await expect(page.getByText(lawyer?.oab ?? '?').first()).toBeInViewport();
    await expect(main.locator('a[href*="wa.me/"]').first()).toBeInViewport();
    await expect(main.locator(`a[href="${guide}"]`).first()).toBeInViewport();
  }
});
