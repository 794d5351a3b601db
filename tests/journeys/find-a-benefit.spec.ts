import { loadPractice } from '#texts/load/practice.ts';
import { expect, test } from '../browser/test.ts';

const [lawyer] = loadPractice('tests/fixtures/demo-practice').lawyers;
const guide = '/conteudos/beneficio-indeferido';

// That each benefit is in the list and says what it must, and that the problems lead to each tool:
// tests/built/benefits.test.ts. That a part is seen on arrival: tests/journeys/doors.spec.ts.
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
  }
});
