import { sitePaths } from '../browser/site-paths.ts';
import { expect, test } from '../browser/test.ts';

test('endereço desconhecido: 404, o caminho no console, e por onde seguir', async ({
  page,
  watch,
}) => {
  const response = await page.goto('/beneficios/nao-existe');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('404');
  const english = page.getByText('Oops! Page not found', { exact: true });
  await expect(english).toHaveAttribute('lang', 'en');
  await expect(page.getByText(/Página não encontrada/)).toBeVisible();
  expect(watch.console.join()).toContain('/beneficios/nao-existe');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  const helpful = page
    .getByRole('navigation', { name: 'Talvez você procure' })
    .getByRole('listitem');
  await expect(helpful).toHaveCount(8);
  const home = page.getByRole('link', { name: 'Return to Home', exact: true });
  await expect(home).toHaveAttribute('lang', 'en');
  await home.click();
  await expect(page).toHaveURL('/');
});

test('barra no fim, maiúsculas e .html levam ao endereço certo, para sempre', async ({
  request,
}) => {
  for (const [path, target] of [
    ['/beneficios/bpc-loas/', '/beneficios/bpc-loas'],
    ['/Beneficios/BPC-LOAS', '/beneficios/bpc-loas'],
    ['/PRIVACIDADE/', '/privacidade'],
    ['/acessibilidade.html', '/acessibilidade'],
    ['/index.html', '/'],
  ] as const) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect([301, 308]).toContain(response.status());
    expect(response.headers().location).toBe(target);
  }
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
  await page.getByLabel('Nome').focus();
  const notice = page.getByRole('alert').filter({ hasText: 'Unexpected Application Error!' });
  await expect(notice).toBeVisible();
  await expect(notice).toContainText('Esta parte da página falhou');
  await expect(notice.getByRole('link', { name: '(00) 90000-0000' })).toHaveAttribute(
    'href',
    'tel:+5500900000000',
  );
  await expect(notice.getByRole('link', { name: 'Conversar pelo WhatsApp' })).toHaveAttribute(
    'href',
    /wa\.me/,
  );
  await expect(page.getByRole('link', { name: 'Tenho dúvidas sobre o BPC/LOAS' })).toBeVisible();
  await notice.getByRole('button', { name: 'Carregar de novo' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test.describe('sem JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('o formulário abre a conversa só com o texto livre, e avisa disso', async ({
    page,
    watch,
  }) => {
    await page.goto('/');
    await expect(page.locator('form')).toContainText(
      'só o texto de “Conte sua situação” vai para a conversa',
      { useInnerText: true },
    );
    await page.getByLabel('Nome').fill('Ana');
    await page.getByLabel('Telefone/WhatsApp').fill('11987654321');
    await page.getByLabel('Conte sua situação').fill('Preciso de ajuda');
    await page.getByRole('button', { name: 'Enviar mensagem' }).click();
    await expect
      .poll(() => watch.foreignRequests)
      .toEqual(['https://wa.me/5500900000000?text=Preciso+de+ajuda']);
  });

  test('o menu do celular abre', async ({ page }) => {
    await page.goto('/privacidade');
    await page.getByRole('banner').getByText('Menu', { exact: true }).click();
    await expect(
      page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Contato' }),
    ).toBeVisible();
  });

  for (const path of sitePaths()) {
    test(`${path}: todo o texto está lá`, async ({ page, browser, baseURL }) => {
      await page.goto(path);
      const words = (text: string) => text.split(/\s+/).filter(Boolean).length;
      // biome-ignore lint/performance/useDomNodeTextContent: what is seen counts, not what is hidden
      const without = words(await page.locator('main').innerText());
      const context = await browser.newContext({ viewport: { width: 390, height: 800 } });
      const other = await context.newPage();
      await other.goto(`${baseURL}${path}`);
      // biome-ignore lint/performance/useDomNodeTextContent: what is seen counts, not what is hidden
      const withScript = words(await other.locator('main').innerText());
      await context.close();
      // The print button and the live preview exist only with a script; the noscript note only without.
      expect(Math.abs(without - withScript)).toBeLessThanOrEqual(40);
      expect(without).toBeGreaterThan(40);
    });
  }
});
