import type { Locator, Page } from '@playwright/test';
import { deniedGuidePath, flowPath, securityPath, toolPath, toolsPath } from '#texts/paths.ts';
import { expect, test } from '../browser/test.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

/** Links of the page's own text, not of its frame. */
const inMain = (page: Page, href: string): Locator =>
  page.locator(`main a[href="${href}"]`).first();

const isTool = (href: string): boolean => href.startsWith(`${toolsPath}/`);

/** Where each door leads, tap by tap, to the page that answers; where it goes on, that page does too. */
const ways: readonly (readonly [string, readonly string[]])[] = [
  ['negaram: até quando recorrer', [deniedGuidePath, toolPath('prazo-do-recurso#negado')]],
  [
    'cortaram o BPC: até quando recorrer',
    [
      `${flowPath}/qual-foi-cortado`,
      `${flowPath}/bpc-cortado`,
      toolPath('prazo-do-recurso#cortado'),
    ],
  ],
  ['cortaram o auxílio', [`${flowPath}/qual-foi-cortado`, `${flowPath}/auxilio-cortado`]],
  ['cortaram outro', [`${flowPath}/qual-foi-cortado`, `${flowPath}/beneficio-cortado`]],
  ['espero a resposta', [`${flowPath}/pedido-em-andamento`, `${flowPath}/pedido-parado`]],
  ['perícia marcada', [`${flowPath}/pedido-em-andamento`, `${flowPath}/pericia-marcada`]],
  ['quero pedir', [`${flowPath}/situacao`, `${flowPath}/bpc`]],
  ['mensagem estranha', [securityPath]],
  ['não sei dizer', [flowPath]],
];

test('no máximo 3 toques da página inicial à resposta', { tag: '@deep' }, async ({ page }) => {
  for (const [name, steps] of ways) {
    expect(steps.length, name).toBeLessThanOrEqual(3);
    await page.goto('/');
    for (const href of steps) {
      await inMain(page, href).tap();
      // A tool takes out of its address what the link has answered.
      await expect(page, name).toHaveURL(isTool(href) ? href.replace(/#.*/, '') : href);
      const anchor = new URL(page.url()).hash;
      await expect(page.locator(anchor || 'main h1'), name).toBeInViewport();
    }
  }
});

test('a página inicial no telefone: o que está na primeira tela, e quantas são', async ({
  page,
}) => {
  await page.goto('/');
  const doors = page.locator('section[aria-labelledby=titulo-portas]');
  const bottomOf = async (part: Locator) => {
    const box = await part.boundingBox();
    return box ? box.y + box.height : Number.NaN;
  };
  expect(await bottomOf(page.locator('main section').first().locator('> svg'))).toBeLessThan(740);
  expect(await bottomOf(doors.locator('h2'))).toBeLessThan(740);
  expect(await bottomOf(doors.getByRole('listitem').last())).toBeLessThan(2 * 740);
  await expect(doors.locator('li > a > svg')).toHaveCount(
    await doors.getByRole('listitem').count(),
  );

  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height / 740).toBeLessThan(12.5);
  const foot = await page.getByRole('contentinfo').boundingBox();
  expect(foot?.height).toBeLessThan(850);

  const name = page.getByRole('banner').locator('a[href="/"] span');
  const nameBox = await name.boundingBox();
  expect(nameBox?.width).toBeGreaterThan(60);
  const menu = await page.getByRole('banner').locator('summary').boundingBox();
  expect((nameBox?.x ?? 0) + (nameBox?.width ?? 0)).toBeLessThanOrEqual(menu?.x ?? 0);
});

test('o menu leva às ferramentas e às perguntas de qualquer página', async ({ page }) => {
  for (const path of ['/', '/beneficios/bpc-loas']) {
    for (const href of [toolsPath, flowPath]) {
      await page.goto(path);
      await page.getByRole('banner').locator('summary').tap();
      await page.locator(`header a[href="${href}"]:visible`).tap();
      await expect(page).toHaveURL(href);
    }
  }
});

test('o rodapé abre um grupo por toque, e em tela larga chega aberto', async ({ page }) => {
  await page.goto('/');
  const link = page.getByRole('contentinfo').locator('a[href="/privacidade"]');
  await expect(link).toBeHidden();
  await page.getByRole('contentinfo').locator('summary').last().tap();
  await expect(link).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.reload();
  for (const group of await page.getByRole('contentinfo').locator('details').all()) {
    await expect(group).toHaveAttribute('open');
  }
});
