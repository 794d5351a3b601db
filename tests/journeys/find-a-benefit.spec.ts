import { loadBenefits } from '#content/load/benefits.ts';
import { benefitSections } from '#content/schema/benefit.ts';
import { part } from '../browser/part.ts';
import { expect, test } from '../browser/test.ts';

const benefits = loadBenefits(() => ({ text: '0' }));

test.describe('da página inicial a cada benefício e à conversa', () => {
  for (const { title, chat } of benefits) {
    test(title, async ({ page }) => {
      await page.goto('/');
      const grid = page.getByRole('region', { name: 'Qual benefício você procura?' });
      await expect(grid.getByRole('listitem')).toHaveCount(benefits.length);
      await grid.getByRole('link', { name: title, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Você está em' })).toContainText(title);
      for (const part of ['Em resumo', ...benefitSections, 'Fontes']) {
        await expect(
          page.getByRole('heading', { level: 2, name: part, exact: true }),
        ).toBeVisible();
      }
      const contact = page.getByRole('region', { name: 'Conversar sobre o seu caso' });
      const href = await contact.getByRole('link').first().getAttribute('href');
      expect(decodeURIComponent(href ?? '')).toContain(chat.message);
      await page
        .getByRole('link', { name: /negad|negativa|passo a passo|o que fazer/i })
        .first()
        .click();
      await expect(page).toHaveURL(/\/conteudos\/beneficio-indeferido/);
    });
  }
});

test('os cinco problemas levam à página que ajuda e a uma conversa com texto próprio', async ({
  page,
}) => {
  await page.goto('/');
  const troubles = page.getByRole('region', { name: 'O que está acontecendo com o seu pedido?' });
  const items = troubles.getByRole('listitem');
  await expect(items).toHaveCount(5);
  const chats = await items
    .locator('a[href*="wa.me"]')
    .evaluateAll((links) => links.map((a) => a.getAttribute('href')));
  expect(new Set(chats).size).toBe(5);
  for (const [name, heading] of [
    ['O que fazer na espera', 'Se o pedido está parado'],
    ['Acertar o CNIS', 'CNIS e papéis que não batem'],
    ['Preparar o laudo', 'A perícia disse não'],
  ] as const) {
    await page.goto('/');
    await page.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { name: heading })).toBeInViewport();
  }
});

test('a advogada e o número da OAB aparecem na primeira tela', async ({ page }) => {
  for (const [width, height] of [
    [320, 640],
    [390, 800],
    [768, 1024],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await expect(page.getByText('OAB/UF 000.000').first()).toBeInViewport();
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Conversar pelo WhatsApp' }).first(),
    ).toBeInViewport();
    await expect(
      page.getByRole('link', { name: 'Meu pedido foi negado' }).first(),
    ).toBeInViewport();
  }
});

test('o guia tem os seis motivos com a prova e os cinco passos em ordem', async ({ page }) => {
  await page.goto('/conteudos/beneficio-indeferido');
  const reasons = part(page, 'Motivos').getByRole('listitem');
  await expect(reasons).toHaveCount(6);
  for (const reason of await reasons.all()) await expect(reason).toContainText('Leve');
  const steps = part(page, 'Cinco passos').getByRole('listitem');
  await expect(steps).toHaveCount(5);
  const words = [/carta/i, /documentos/i, /CNIS/, /caminho/i, /análise jurídica/i];
  for (const [index, word] of words.entries()) await expect(steps.nth(index)).toContainText(word);
  await expect(page.getByRole('heading', { name: 'Aviso de ética' })).toBeVisible();
});
