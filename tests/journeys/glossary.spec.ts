import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../browser/axe.ts';
import { expect, test } from '../browser/test.ts';

const bpc = '/beneficios/bpc-loas';

/** The hard word of a page, and the note that it opens. */
const parts = (page: Page, word: string) => ({
  button: page.getByRole('button', { name: word, exact: true }),
  note: page.locator('[popover]').filter({ hasText: new RegExp(`^${word}: `) }),
});

test('pelo teclado: Enter abre, Esc fecha, e o foco fica na palavra', async ({ page, watch }) => {
  await page.goto(bpc);
  const { button, note } = parts(page, 'CRAS');
  await expect(note).toBeHidden();
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(note).toBeVisible();
  await expect(note).toContainText('posto da assistência social');
  await expect(button).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(note).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Space');
  await expect(note).toBeVisible();
  expect(watch.console).toEqual([]);
});

test('o leitor de tela ouve a palavra, que ela abre algo, e a explicação logo depois', async ({
  page,
}) => {
  await page.goto(bpc);
  const session = await page.context().newCDPSession(page);
  // The browser's own tree: Playwright's does not know that the note gives the button a state.
  const heard = async () => {
    const { root } = await session.send('DOM.getDocument');
    const { nodes } = await session.send('Accessibility.queryAXTree', {
      nodeId: root.nodeId,
      role: 'button',
      accessibleName: 'CRAS',
    });
    return nodes[0]?.properties?.find(({ name }) => name === 'expanded')?.value.value;
  };
  const { button } = parts(page, 'CRAS');
  const sentence = page.locator('li', { has: button });
  expect(await heard()).toBe(false);
  await expect(sentence).toMatchAriaSnapshot(`
    - listitem:
      - strong: Atualize o CadÚnico
      - text: "no"
      - button "CRAS"
      - text: ou no posto do CadÚnico da sua cidade.
  `);
  await button.click();
  expect(await heard()).toBe(true);
  await expect(sentence).toMatchAriaSnapshot(`
    - listitem:
      - strong: Atualize o CadÚnico
      - text: "no"
      - button "CRAS"
      - text: "CRAS: posto da assistência social da prefeitura. Atende sem cobrar e faz o CadÚnico. ou no posto do CadÚnico da sua cidade."
  `);
});

for (const scheme of ['light', 'dark'] as const) {
  test(`aberta, sem achados do axe, ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto(bpc);
    await parts(page, 'CRAS').button.click();
    await expectNoAxeFindings(page);
  });
}

test.describe('com o dedo, a 320 px', () => {
  test.use({ hasTouch: true, viewport: { width: 320, height: 568 } });

  test('o toque abre uma folha inteira no pé da tela, e o toque fora fecha', async ({ page }) => {
    await page.goto(bpc);
    const { button, note } = parts(page, 'união estável');
    await button.tap();
    await expect(note).toBeVisible();
    const box = await note.boundingBox();
    expect(box).toMatchObject({ x: 0, width: 320 });
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(568);
    await page.touchscreen.tap(160, 60);
    await expect(note).toBeHidden();
  });

  test('a nota mais longa cabe em uma tela de 256 px de altura, ou rola', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto('/beneficios/pensao-por-morte');
    const { button, note } = parts(page, 'dependente');
    await button.tap();
    const box = await note.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect(box?.height).toBeLessThanOrEqual(256);
    await expectNoAxeFindings(page);
  });
});

test.describe('sem JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('abre e fecha do mesmo modo', async ({ page }) => {
    await page.goto(bpc);
    const { button, note } = parts(page, 'CRAS');
    await button.click();
    await expect(note).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(note).toBeHidden();
  });
});

test('onde o navegador não conhece notas, a explicação vem entre parênteses', async ({ page }) => {
  // As an older browser reads the page: unknown attributes mean nothing, and a rule whose selector
  // it does not know is dropped whole.
  await page.route(`**${bpc}`, async (route) => {
    const response = await route.fetch();
    const html = (await response.text())
      .replaceAll(/ popover(?:Target)?="[^"]*"/g, '')
      .replaceAll(/[^{}]*:popover-open[^{}]*\{[^{}]*\}/g, '');
    await route.fulfill({ response, body: html, headers: {} });
  });
  await page.goto(bpc);
  const step = page.locator('li', { hasText: 'posto do CadÚnico da sua cidade' });
  await expect(step.getByText('posto da assistência social da prefeitura.')).toBeVisible();
  const note = step.locator('button + span');
  expect(
    await note.evaluate((element) =>
      ['::before', '::after'].map((part) => getComputedStyle(element, part).content),
    ),
  ).toEqual(['" ("', '")"']);
  await expect(note.locator('b')).toBeHidden();
});

test('no papel, a explicação vem entre parênteses', async ({ page }) => {
  await page.goto(bpc);
  await page.emulateMedia({ media: 'print' });
  const note = parts(page, 'CRAS').note;
  await expect(note).toBeVisible();
  await expect(note).toHaveCSS('position', 'static');
});

test('“Achei um erro” abre a conversa com o nome da página', async ({ page }) => {
  for (const [path, name] of [
    [bpc, 'BPC/LOAS'],
    ['/por-onde-comecar/pedido-parado', 'Pedido parado: o que fazer na espera'],
  ] as const) {
    await page.goto(path);
    const href = await page
      .getByRole('link', { name: 'Achei um erro nesta página' })
      .getAttribute('href');
    expect(new URL(href ?? '').searchParams.get('text')).toBe(
      `Olá! Achei um erro na página “${name}” do site: `,
    );
  }
});

test('o glossário leva da letra à palavra, e da palavra à página', async ({ page }) => {
  await page.goto('/glossario');
  await page.getByRole('navigation', { name: 'Letras' }).getByRole('link', { name: 'Q' }).click();
  await expect(page).toHaveURL('/glossario#qualidade-de-segurado');
  await expect(page.getByText('qualidade de segurado', { exact: true })).toBeInViewport();
  const entry = page.locator('dl > div', { hasText: 'qualidade de segurado' }).last();
  await entry.getByRole('link').click();
  await expect(page).toHaveURL('/beneficios/auxilio-doenca#quem-pode-pedir');
});
