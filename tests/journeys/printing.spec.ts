import { channel } from '../browser/contact-form.ts';
import { sheetsOf, showPrintedPart } from '../browser/print.ts';
import { sitePaths } from '../browser/site-paths.ts';
import { expect, test } from '../browser/test.ts';

const withList = sitePaths().filter((path) => /^\/(beneficios|conteudos)\//.test(path));

for (const path of withList) {
  test(`${path}: a lista sozinha cabe em uma folha A4`, async ({ page }) => {
    await page.goto(path);
    await showPrintedPart(page);
    expect(await sheetsOf(page)).toBe(1);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('checkbox').first()).toBeVisible();
    await expect(
      page.locator('[data-print-target] b', { hasText: channel.readableNumber }),
    ).toBeVisible();
    await expect(page.locator('#em-resumo')).toBeHidden();
  });

  test(`${path}: inteira, imprime sem cabeçalho nem botões, com as respostas abertas`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.locator('main a[href*="wa.me"]').first()).toBeHidden();
    await expect(page.locator('details p').last()).toBeVisible();
    expect(await sheetsOf(page)).toBeLessThanOrEqual(9);
  });
}

test('o botão imprime só a lista e devolve a página como estava', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = document.documentElement.dataset.print ?? 'tudo';
    };
  });
  await page.goto('/beneficios/bpc-loas');
  await page.locator('[data-print-list]').getByRole('button').click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'target');
  await expect(page.locator('html')).not.toHaveAttribute('data-print');
});
