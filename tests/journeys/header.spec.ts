import type { Page } from '@playwright/test';
import { mainNavigation } from '#site/navigation.ts';
import { expect, test } from '../browser/test.ts';

const phoneMenu = (page: Page) => page.locator('header details nav');

async function tabOut(page: Page) {
  const isInMenu = () => page.evaluate(() => !!document.activeElement?.closest('[data-menu]'));
  while (await isInMenu()) await page.keyboard.press('Tab');
}

test('o cabeçalho fica opaco só depois de 10 px de rolagem, também ao recarregar, e solto em telas muito baixas; o primeiro Tab oferece pular para o conteúdo, e a navegação marca a página atual; as âncoras funcionam de qualquer página e o título não fica coberto; o menu do celular abre e fecha pelo teclado, com Esc, com um toque fora e quando o foco segue', async ({
  page,
}) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  await expect(header).toHaveCSS('position', 'sticky');
  await expect(header).toHaveAttribute('data-scrolled', 'false');
  for (const [y, isScrolled] of [
    [10, 'false'],
    [11, 'true'],
    [10, 'false'],
    [1500, 'true'],
  ] as const) {
    await page.evaluate((top) => window.scrollTo(0, top), y);
    await expect(header).toHaveAttribute('data-scrolled', isScrolled);
  }
  await expect(header).toHaveCSS('background-color', 'rgb(255, 253, 251)');
  await page.reload();
  await page.waitForFunction(() => window.scrollY > 10);
  await expect(header).toHaveAttribute('data-scrolled', 'true');

  await page.setViewportSize({ width: 800, height: 400 });
  await expect(header).not.toHaveCSS('position', 'sticky');

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/beneficios/bpc-loas');
  await page.keyboard.press('Tab');
  await expect(page.locator('a[href="#conteudo"]')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const nav = page.locator('header nav:visible');
  await expect(nav.locator('a[href="/#beneficios"]')).toHaveAttribute('aria-current', 'true');
  await expect(
    page.getByRole('contentinfo').locator('a[href="/beneficios/bpc-loas"]'),
  ).toHaveAttribute('aria-current', 'page');
  await page.goto('/');
  await expect(nav.locator('a[href="/"]')).toHaveAttribute('aria-current', 'page');

  const ids = mainNavigation.flatMap(({ href }) => /^\/#(.+)/.exec(href)?.[1] ?? []);
  expect(ids).toHaveLength(3);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    // The first from another page, the others from the place before.
    await page.goto('/beneficios/revisoes');
    for (const id of ids) {
      if (width < 800) await page.getByRole('banner').locator('summary').click();
      await page.locator(`header a[href="/#${id}"]:visible`).click();
      await expect(page).toHaveURL(`/#${id}`);
      await page.waitForFunction((target) => {
        const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
        const heading =
          document.getElementById(target)?.querySelector('h2')?.getBoundingClientRect().top ?? -1;
        return heading >= header && heading < innerHeight;
      }, id);
    }
  }

  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/');
  const menu = page.getByRole('banner').locator('summary');
  const links = phoneMenu(page);
  await menu.press('Enter');
  await expect(links.getByRole('link').last()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(links).toBeHidden();

  const enter = async () => {
    await menu.press('Enter');
    await page.keyboard.press('Tab');
    await expect(links.getByRole('link').first()).toBeFocused();
  };
  await enter();
  await page.keyboard.press('Escape');
  await expect(links).toBeHidden();
  await expect(menu).toBeFocused();
  await enter();
  await page.mouse.click(20, 700);
  await expect(links).toBeHidden();
  // It would cover what has the focus then.
  await enter();
  await tabOut(page);
  await expect(links).toBeHidden();
});
