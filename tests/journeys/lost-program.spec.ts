import type { Page } from '@playwright/test';
import { topicsPath } from '#texts/paths.ts';
import { losePrograms } from '../browser/lost-programs.ts';
import { expect, test } from '../browser/test.ts';

test.describe.configure({ timeout: 90_000 });

test.beforeEach(({ page }) =>
  // Astro itself waits a second and asks again before a program counts as lost; tests do not wait.
  page.addInitScript(() => {
    const { setTimeout } = window;
    Object.assign(window, {
      setTimeout: (act: TimerHandler, delay = 0, ...rest: unknown[]) =>
        setTimeout(act, delay === 1000 ? 0 : delay, ...rest),
    });
  }),
);

const parts = (page: Page) => ({
  island: page.locator('astro-island'),
  // What goes on from the first screen; the extract's asks for a file, or is told by hand.
  send: page.locator('astro-island :is([type=submit], #a-mao):visible').first(),
  notice: page.getByRole('alert').and(page.locator('[data-load-failure]')),
});

/** The form, the tools' frame, and the tool that opens with a file; the others are like them. */
const withIsland = ['/', '/ferramentas/prazo-do-recurso', '/ferramentas/extrato-cnis'];

test('em cada ilha, um programa que se perdeu é dito, e pedido de novo no próximo toque; do que foi escrito, nada se perde', async ({
  page,
  watch,
}) => {
  for (const path of withIsland) {
    const programs = await losePrograms(page);
    await page.goto(path);
    const { island, send, notice } = parts(page);
    await send.focus();
    await expect(notice).toBeInViewport();
    // Who cannot wait finds the rule by hand on the same page.
    for (const link of await notice.getByRole('link').all()) {
      await link.click();
      await expect(page.locator((await link.getAttribute('href')) ?? '')).toBeVisible();
      await page.goBack();
    }
    await expect(notice.getByRole('link')).toHaveCount(path === '/' ? 0 : 1);

    const letGo = programs.hold();
    await send.click();
    await expect(notice).toBeHidden();
    await expect(island).toHaveAttribute('aria-busy', 'true');
    letGo();
    // Shown anew, it is announced anew; and nothing was sent with half of what was written.
    await expect(notice).toBeInViewport();
    await expect(island).not.toHaveAttribute('aria-busy');
    expect(watch.foreignRequests).toEqual([]);
    await expect(page).toHaveURL(path);

    programs.find();
    await send.click();
    await expect(island).not.toHaveAttribute('ssr');
    await expect(notice).toBeHidden();
    // The press that waited has counted.
    await expect(island.locator(':is([role=alert], h2):focus')).toBeVisible();
  }

  const programs = await losePrograms(page);
  await page.goto('/ferramentas/pensao-por-morte');
  const { island, send, notice } = parts(page);
  const day = island.getByRole('textbox');
  await day.first().focus();
  await expect(notice).toBeInViewport();
  for (const [index, typed] of ['10', '11', '2026'].entries()) await day.nth(index).fill(typed);
  programs.find();
  await send.click();
  await expect(island.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(day).toHaveCount(0);
});

test('número, procura, ajudas, folha do caso, e só uma parte: um programa que não veio é dito, e o próximo toque o pede de novo', async ({
  page,
}) => {
  const { island, send, notice } = parts(page);
  for (const [path, program, form, told] of [
    ['/seguranca', '**/numero.js*', '[data-pasted]', 'h3:focus'],
    [topicsPath, '**/procura.js*', '[data-search]', '[data-search-results] a'],
  ] as const) {
    const programs = await losePrograms(page, program);
    await page.goto(path);
    const field = page.locator(form).locator('[type=search], textarea');
    await field.fill('falta de qualidade de segurado');
    await expect(notice).toBeInViewport();
    for (const link of await notice.getByRole('link').all())
      await expect(link).toHaveAttribute('href', '#lista-de-a-a-z');
    programs.find();
    await page.locator(form).getByRole('button').click();
    await expect(page.locator(told).first()).toBeVisible();
    await expect(notice).toBeHidden();
    await expect(field).toHaveValue('falta de qualidade de segurado');
  }

  const failure = page.locator('[data-failure]');
  for (const [path, program, press] of [
    ['/beneficios/bpc-loas#documentos', '**/ajudas.js*', '[data-print-list] button'],
    ['/meu-caso', '**/meu-caso.js*', '[data-act=save]'],
  ] as const) {
    const programs = await losePrograms(page, program);
    await page.goto(path);
    const button = page.locator(press);
    await button.click();
    await expect(failure).toBeInViewport();
    programs.find();
    const arrives = page.waitForRequest(program);
    await button.click();
    await arrives;
    await expect(failure).toBeHidden();
  }

  await page.goto('/ferramentas/quanto-contribuir');
  const entry = (await island.getAttribute('component-url')) ?? '';
  const code = await (await page.request.get(entry)).text();
  const [, part] = /from\s*["']\.\/([\w.-]+\.js)["']/.exec(code) ?? [];
  expect(part).toBeDefined();
  const programs = await losePrograms(page, `**/_astro/${part}*`);
  await send.click();
  await expect(notice).toBeInViewport();
  programs.find();
  await send.click();
  // The page is loaded anew, and then needs the press once more.
  await expect(async () => {
    if (await island.getAttribute('ssr').then((ssr) => ssr !== null)) await send.click();
    await expect(island).not.toHaveAttribute('ssr', { timeout: 1_000 });
  }).toPass();
  await expect(notice).toBeHidden();
});

test('um programa que não chega nem falha é dito a tempo; o que chega tarde serve, sem repetir o toque', async ({
  page,
}) => {
  await page.clock.install();
  const programs = await losePrograms(page);
  const letGo = programs.hold();
  await page.goto('/ferramentas/prazo-do-recurso');
  const { island, send, notice } = parts(page);
  await send.click();
  await expect(island).toHaveAttribute('aria-busy', 'true');
  await expect(notice).toBeHidden();
  await page.clock.fastForward('00:16');
  await expect(notice).toBeInViewport();
  await expect(island).not.toHaveAttribute('aria-busy');

  programs.find();
  letGo();
  await page.clock.fastForward('00:02');
  await expect(island).not.toHaveAttribute('ssr');
  await expect(notice).toBeHidden();
  await expect(island.getByRole('alert')).toHaveCount(0);
  await send.click();
  await expect(island.locator(':is([role=alert], h2):focus')).toBeVisible();
});

test('formulário sem o seu programa: o que se perderia está dito, e o segundo toque abre a conversa', async ({
  page,
  watch,
}) => {
  await losePrograms(page);
  await page.goto('/');
  const { island, send, notice } = parts(page);
  const said = island.locator('h3 + p').filter({ hasText: '“Conte sua situação”' });
  await expect(said).toBeVisible();

  await page.getByLabel('Nome').fill('Ana');
  await page.getByLabel('Telefone/WhatsApp').fill('11987654321');
  await page.getByLabel('Conte sua situação').fill('Preciso de ajuda');
  await send.click();
  await expect(notice).toBeInViewport();
  await expect(island).not.toHaveAttribute('aria-busy');
  await expect(said).toBeVisible();
  expect(watch.foreignRequests).toEqual([]);
  await expect(page.getByLabel('Nome')).toHaveValue('Ana');

  await send.click();
  await expect
    .poll(() => watch.foreignRequests)
    .toEqual(['https://wa.me/5500900000000?text=Preciso+de+ajuda']);
});
