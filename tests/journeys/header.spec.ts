import type { Page } from '@playwright/test';
import { mainNavigation } from '#site/navigation.ts';
import { expect, test } from '../browser/test.ts';

const phoneMenu = (page: Page) => page.locator('header details nav');

/** Presses Tab until the focus has left the header's menu. */
async function tabOut(page: Page) {
  const isInMenu = () => page.evaluate(() => !!document.activeElement?.closest('[data-menu]'));
  while (await isInMenu()) await page.keyboard.press('Tab');
}

test('o cabeçalho fica opaco só depois de 10 px de rolagem', async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  const scrollTo = (y: number) => page.evaluate((top) => window.scrollTo(0, top), y);
  await expect(header).toHaveAttribute('data-scrolled', 'false');
  await scrollTo(10);
  await expect(header).toHaveAttribute('data-scrolled', 'false');
  await scrollTo(11);
  await expect(header).toHaveAttribute('data-scrolled', 'true');
  await expect(header).toHaveCSS('background-color', 'rgb(255, 253, 251)');
  await scrollTo(10);
  await expect(header).toHaveAttribute('data-scrolled', 'false');
});

test('recarregada no meio da página, a marca já está certa', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => window.scrollTo(0, 1500));
  await expect(page.getByRole('banner')).toHaveAttribute('data-scrolled', 'true');
  await page.reload();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(10);
  await expect(page.getByRole('banner')).toHaveAttribute('data-scrolled', 'true');
});

test('fixo em telas altas, solto em telas muito baixas', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky');
  await page.setViewportSize({ width: 800, height: 400 });
  await expect(page.getByRole('banner')).toHaveCSS('position', 'static');
});

for (const width of [390, 1280]) {
  test(`as âncoras funcionam de qualquer página e o título não fica coberto, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const ids = mainNavigation.flatMap(({ href }) => href.split('#')[1] ?? []);
    expect(ids).toHaveLength(3);
    for (const id of ids) {
      await page.goto('/beneficios/revisoes');
      if (width < 800) await page.getByRole('banner').locator('summary').click();
      await page.locator(`header a[href="/#${id}"]:visible`).click();
      await expect(page).toHaveURL(`/#${id}`);
      const gap = () =>
        page.evaluate((target) => {
          const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
          const heading =
            document.getElementById(target)?.querySelector('h2')?.getBoundingClientRect().top ?? -1;
          return heading - header;
        }, id);
      await expect.poll(gap).toBeGreaterThanOrEqual(0);
    }
  });
}

test('o menu do celular abre e fecha pelo teclado', async ({ page }) => {
  await page.goto('/');
  const menu = page.getByRole('banner').locator('summary');
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(phoneMenu(page).getByRole('link').last()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(phoneMenu(page)).toBeHidden();
});

for (const [how, leave] of [
  ['com Esc, e o foco volta ao botão', (page: Page) => page.keyboard.press('Escape')],
  ['com um toque fora dele', (page: Page) => page.mouse.click(20, 700)],
  ['quando o foco segue adiante, que ele cobriria', (page: Page) => tabOut(page)],
] as const) {
  test(`o menu do celular fecha ${how}`, async ({ page }) => {
    await page.goto('/');
    const menu = page.getByRole('banner').locator('summary');
    await menu.press('Enter');
    await page.keyboard.press('Tab');
    const links = phoneMenu(page);
    await expect(links.getByRole('link').first()).toBeFocused();
    await leave(page);
    await expect(links).toBeHidden();
    if (how.includes('Esc')) await expect(menu).toBeFocused();
  });
}

test('o primeiro Tab oferece pular para o conteúdo', async ({ page }) => {
  await page.goto('/beneficios/bpc-loas');
  await page.keyboard.press('Tab');
  await expect(page.locator('a[href="#conteudo"]')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a página atual é marcada na navegação', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  const nav = page.locator('header nav:visible');
  await expect(nav.locator('a[href="/"]')).toHaveAttribute('aria-current', 'page');
  await page.goto('/beneficios/bpc-loas');
  await expect(nav.locator('a[href="/#beneficios"]')).toHaveAttribute('aria-current', 'true');
  await expect(
    page.getByRole('contentinfo').locator('a[href="/beneficios/bpc-loas"]'),
  ).toHaveAttribute('aria-current', 'page');
});
