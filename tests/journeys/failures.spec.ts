import { channel, contactForm } from '../browser/contact-form.ts';
import { kindsOfPage } from '../browser/kinds-of-page.ts';
import { expect, test } from '../browser/test.ts';

test('endereço desconhecido: 404, o caminho no console, e por onde seguir', async ({
  page,
  watch,
}) => {
  const response = await page.goto('/beneficios/nao-existe');
  expect(response?.status()).toBe(404);
  // What the specification asks for in English says that it is, and comes after the same in Portuguese.
  await expect(page.getByRole('heading', { level: 1 }).locator('[lang]')).toHaveCount(0);
  const english = page.locator('main p:has(> [lang=en])');
  await expect(english).toContainText('404');
  await expect(english).toContainText('Oops! Page not found');
  expect(watch.console.join()).toContain('/beneficios/nao-existe');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  const helpful = page.getByRole('main').getByRole('navigation').getByRole('link');
  await expect.poll(() => helpful.count()).toBeGreaterThan(5);
  const home = page.getByRole('link', { name: 'Return to Home', exact: true });
  await expect(home).toHaveAttribute('lang', 'en');
  await home.click();
  await expect(page).toHaveURL('/');
});

test('o formulário que falha mostra o aviso, e o resto da página segue', async ({ page }) => {
  // The form counts letters with this; nothing else on the page does.
  await page.addInitScript(() => {
    Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
      get: () => () => {
        throw new Error('falha de teste');
      },
    });
  });
  await page.goto('/');
  await contactForm(page).name.focus();
  const notice = page.locator('#contato').getByRole('alert');
  // What the specification asks for in English says that it is, and comes after what to do.
  await expect(notice.locator('[lang=en]')).toHaveText('Unexpected Application Error!');
  await expect(notice.getByRole('heading')).not.toContainText('Error');
  await expect(notice.getByRole('link').first()).toHaveAttribute('href', channel.phoneHref);
  await expect(notice.getByRole('link').last()).toHaveAttribute(
    'href',
    new RegExp(`^https://wa.me/${channel.number}`),
  );
  await expect(page.locator('main a[href^="/beneficios/"]').first()).toBeVisible();
  await notice.getByRole('button').click();
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test.describe('sem JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('o menu do celular abre', async ({ page }) => {
    await page.goto('/privacidade');
    const banner = page.getByRole('banner');
    await banner.locator('summary').click();
    await expect(banner.locator('a[href="/#contato"]:visible')).toBeInViewport();
  });

  test('em cada tipo de página, todo o texto está lá', async ({ page, browser, baseURL }) => {
    test.setTimeout(120_000);
    const context = await browser.newContext({ viewport: { width: 390, height: 800 } });
    const other = await context.newPage();
    for (const path of kindsOfPage) {
      await page.goto(path);
      await other.goto(`${baseURL}${path}`);
      const [without = 0, withScript = 0] = await Promise.all(
        [page, other].map(async (one) => {
          // biome-ignore lint/performance/useDomNodeTextContent: what is seen counts, not what is hidden
          const text = await one.locator('main').innerText();
          return text.split(/\s+/).filter(Boolean).length;
        }),
      );
      // The print button and the live preview exist only with a script; the noscript note only without.
      expect.soft(Math.abs(without - withScript), path).toBeLessThanOrEqual(40);
      expect.soft(without, path).toBeGreaterThan(40);
    }
    await context.close();
  });
});
