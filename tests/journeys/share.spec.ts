import { sitePaths } from '../browser/site-paths.ts';
import { expect, test } from '../browser/test.ts';

const address = 'https://previdenciaclara.example';
const texts = sitePaths().filter((path) =>
  /^\/(beneficios|conteudos)\/|^\/(acessibilidade|fontes|glossario|privacidade|seguranca)$/.test(
    path,
  ),
);
const name = 'Mandar para um parente';

for (const path of texts) {
  test(`${path}: o link leva uma linha sobre a página e o endereço, sem número`, async ({
    page,
  }) => {
    await page.goto(path);
    const link = page.getByRole('link', { name });
    const url = new URL((await link.getAttribute('href')) ?? '');
    expect(url.origin + url.pathname).toBe('https://wa.me/');
    const [about = '', place, ...rest] = (url.searchParams.get('text') ?? '').split('\n');
    expect(await page.title()).toContain(about);
    expect(about.length).toBeGreaterThan(10);
    expect(place).toBe(address + path);
    expect(rest).toEqual([]);
    await expect(link).toHaveAttribute('rel', 'noreferrer');
    await expect(link).not.toHaveAttribute('target');
  });
}

for (const outcome of ['manda', 'desiste'] as const) {
  test(`onde o aparelho sabe partilhar, ele é usado: ${outcome}`, async ({
    page,
    watch,
    baseURL,
  }) => {
    await page.addInitScript((gaveUp) => {
      const share = (data: ShareData) => {
        Object.assign(window, { shared: data });
        return gaveUp ? Promise.reject(new DOMException('', 'AbortError')) : Promise.resolve();
      };
      Object.defineProperty(navigator, 'share', { value: share });
    }, outcome === 'desiste');
    await page.goto('/beneficios/bpc-loas');
    await page.getByRole('link', { name }).click();
    const title = await page.title();
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { shared?: ShareData }).shared))
      .toEqual({
        title,
        text: title,
        url: `${baseURL}/beneficios/bpc-loas`,
      });
    expect(watch.foreignRequests).toEqual([]);
    expect(watch.console).toEqual([]);
  });
}

test('se o programa não vem, o segundo toque segue o link', async ({ page, watch }) => {
  await page.route('**/ajudas.js', (route) => route.abort());
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: () => Promise.resolve() });
  });
  await page.goto('/beneficios/bpc-loas');
  const link = page.getByRole('link', { name });
  await link.click();
  await link.click();
  await expect.poll(() => watch.foreignRequests).toHaveLength(1);
});

test('onde não sabe, o toque abre a conversa com o texto', async ({ page, watch }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
  });
  await page.goto('/beneficios/bpc-loas');
  await page.getByRole('link', { name }).click();
  await expect.poll(() => watch.foreignRequests).toHaveLength(1);
  expect(watch.foreignRequests[0]).toMatch(/^https:\/\/wa\.me\/\?text=BPC/);
});

test.describe('sem JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('o link está lá', async ({ page }) => {
    await page.goto('/conteudos/beneficio-indeferido');
    await expect(page.getByRole('link', { name })).toBeVisible();
  });
});
