import { loadBenefits } from '#content/load/benefits.ts';
import { loadPractice } from '#content/load/practice.ts';
import { benefitPath } from '#content/paths.ts';
import { benefitSections } from '#content/schema/benefit.ts';
import { expect, test } from '../browser/test.ts';

const benefits = loadBenefits(() => ({ text: '0' }));
const [lawyer] = loadPractice('tests/fixtures/demo-practice.yaml').lawyers;
const guide = '/conteudos/beneficio-indeferido';

test('da página inicial a cada benefício, ao seu lugar na lista e ao guia', async ({ page }) => {
  test.setTimeout(120_000);
  for (const { slug, title, chat } of benefits) {
    const path = benefitPath(slug);
    await page.goto('/');
    const grid = page.locator('#beneficios');
    await expect(grid.getByRole('listitem')).toHaveCount(benefits.length);
    await grid.locator(`a[href="${path}"]`).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.locator('[aria-current=page]').first()).toContainText(title);
    for (const name of benefitSections) {
      await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
    }
    const talk = page.locator('section[aria-labelledby=conversar] a').first();
    const href = (await talk.getAttribute('href')) ?? '';
    expect(new URL(href).searchParams.get('text')).toContain(chat.message);
    await page.locator(`main a[href^="${guide}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(guide));
  }
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
