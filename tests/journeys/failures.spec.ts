import { phoneLink } from '#site/chat.ts';
import { benefitPath, topicsPath } from '#texts/paths.ts';
import { channel, contactForm } from '../browser/contact-form.ts';
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
  await expect(notice.getByRole('link').first()).toHaveAttribute('href', phoneLink(channel.phone));
  await expect(notice.getByRole('link').last()).toHaveAttribute(
    'href',
    new RegExp(`^https://wa.me/${channel.number}`),
  );
  await expect(page.locator('main a[href^="/beneficios/"]').first()).toBeVisible();
  await notice.getByRole('button').click();
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('sem memória no navegador, o tamanho do texto vale para a página, e a procura e o campo da página inicial funcionam', async ({
  page,
  watch,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.goto(benefitPath('bpc-loas'));
  expect(watch.console).toEqual([]);
  const size = () =>
    page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
  const usual = await size();
  await page.locator('header summary').click();
  const control = page.getByRole('banner').getByRole('combobox');
  await control.selectOption('140%');
  expect(await size()).toBeGreaterThan(usual * 1.15);
  await expect(control).toHaveValue('140%');

  await page.goto('/');
  const field = page.getByRole('search').getByRole('searchbox');
  const first = page.locator('[data-search-results]').getByRole('link').first();
  await field.fill('encostar');
  await field.press('Enter');
  await expect(page).toHaveURL(new RegExp(topicsPath));
  await field.fill('encostar');
  await field.press('Enter');
  await expect(first).toHaveAttribute('href', benefitPath('auxilio-doenca'));
});
