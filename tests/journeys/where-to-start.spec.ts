import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../browser/axe.ts';
import { part } from '../browser/part.ts';
import { expect, test } from '../browser/test.ts';

const start = '/por-onde-comecar';

const question = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const answers = (page: Page) => page.getByRole('navigation', { name: 'Respostas' });
const answer = (page: Page, name: string) => answers(page).getByRole('link', { name, exact: true });

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: ReturnType<typeof answer>) {
  for (let step = 0; step < 25; step += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('the keyboard does not get there');
}

for (const width of [320, 1280]) {
  test(`do começo ao fim, só com o teclado, ${width} px`, async ({ page, watch }) => {
    await page.setViewportSize({ width, height: 760 });
    await page.goto(start);
    const steps = [
      ['Para quem é a ajuda?', 'Para mim'],
      ['O que aconteceu com o benefício?', 'Ainda não pedi'],
      ['O que mais parece com a sua situação?', 'Cheguei à idade de me aposentar'],
      ['Como foi o seu trabalho até hoje?', 'Contribuí pouco ou nunca contribuí'],
    ] as const;
    for (const [index, [heading, label]] of steps.entries()) {
      await expect(question(page, heading)).toBeVisible();
      await expect(page.getByText(`Pergunta ${index + 1}, de no máximo 4`)).toBeVisible();
      await tabTo(page, answer(page, label));
      await page.keyboard.press('Enter');
    }
    await expect(question(page, 'BPC/LOAS: para quem tem pouca renda')).toBeVisible();
    for (const part of ['O que ler', 'O que separar', 'Quem procurar']) {
      await expect(page.getByRole('heading', { level: 2, name: part })).toBeVisible();
    }
    const official = part(page, 'Quem procurar');
    await expect(official.getByRole('link', { name: 'Meu INSS' })).toHaveAttribute(
      'href',
      'https://meu.inss.gov.br',
    );
    const talk = page.getByRole('link', { name: 'Tirar dúvida sobre BPC/LOAS' });
    expect(
      await official.evaluate(
        (before, after) =>
          Boolean(before.compareDocumentPosition(after as Node) & Node.DOCUMENT_POSITION_FOLLOWING),
        await talk.elementHandle(),
      ),
    ).toBe(true);
    expect(decodeURIComponent((await talk.getAttribute('href')) ?? '')).toContain(
      'Olá! Tenho dúvidas sobre o BPC/LOAS',
    );
    expect(watch.console).toEqual([]);
    expect(watch.foreignRequests).toEqual([]);
  });
}

test('o botão voltar do navegador e o “Voltar” da página desfazem uma resposta por vez', async ({
  page,
}) => {
  await page.goto(start);
  await answer(page, 'Para mim').click();
  await answer(page, 'O INSS negou o pedido').click();
  await answer(page, 'Faltou tempo ou contribuição').click();
  await expect(question(page, 'Negado por falta de tempo ou de contribuição')).toBeVisible();
  await page.goBack();
  await expect(question(page, 'Que motivo a carta do INSS dá?')).toBeVisible();
  await page.goBack();
  await expect(question(page, 'O que aconteceu com o benefício?')).toBeVisible();
  await page.goForward();

  const back = page.getByRole('link', { name: 'Voltar para a pergunta 2: O que aconteceu' });
  await back.click();
  await expect(question(page, 'O que aconteceu com o benefício?')).toBeVisible();
  await page.getByRole('link', { name: 'Voltar para a pergunta 1' }).click();
  await expect(page).toHaveURL(start);
  await expect(page.getByRole('main').getByRole('link', { name: /^Voltar/ })).toHaveCount(0);
});

test('quem ajuda outra pessoa segue para as mesmas perguntas', async ({ page }) => {
  await page.goto(start);
  await answer(page, 'Para outra pessoa').click();
  await expect(question(page, 'Ajudar outra pessoa com o INSS')).toBeVisible();
  await page.getByRole('link', { name: 'Seguir com as perguntas, pensando nela' }).click();
  await expect(question(page, 'O que aconteceu com o benefício?')).toBeVisible();
});

test('do fim dá para recomeçar', async ({ page }) => {
  await page.goto(`${start}/cnis`);
  await page.getByRole('link', { name: 'Recomeçar as perguntas' }).click();
  await expect(page).toHaveURL(start);
});

test.describe('sem JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('as perguntas levam ao fim', async ({ page }) => {
    await page.goto(start);
    await answer(page, 'Para mim').click();
    await answer(page, 'O pedido está parado, sem resposta').click();
    await expect(question(page, 'Pedido parado: o que fazer na espera')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Aviso de exigência, se houver' }).check();
    await page.getByRole('link', { name: 'O que fazer com o pedido parado' }).click();
    await expect(page).toHaveURL('/conteudos/beneficio-indeferido#se-o-pedido-esta-parado');
  });
});

test('só o começo pede para ser indexado', () => {
  const first = readFileSync(`dist${start}.html`, 'utf8');
  expect(first).toContain('rel="canonical"');
  for (const name of readdirSync(`dist${start}`).filter((file) => file.endsWith('.html'))) {
    const html = readFileSync(`dist${start}/${name}`, 'utf8');
    expect(html, name).toContain('<meta name="robots" content="noindex"');
    expect(html, name).not.toContain('rel="canonical"');
    expect(html.match(/<h1[\s>]/g), name).toHaveLength(1);
  }
});

for (const [kind, path] of [
  ['pergunta', `${start}/situacao`],
  ['fim', `${start}/negado-renda`],
] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${kind}: axe sem achados, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 760 });
        await page.goto(path);
        await expectNoAxeFindings(page);
      }
    });
  }
}

test('em toda página: cabe em 320 px, respostas altas e nenhum link morto', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const waiting = [start];
  const seen = new Set(waiting);
  const linked = new Set<string>();
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    await page.goto(path);
    expect(
      await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
      path,
    ).toBe(0);
    for (const link of await answers(page).getByRole('link').all()) {
      const box = await link.boundingBox();
      expect(box?.height, path).toBeGreaterThanOrEqual(56);
      expect(box?.width, path).toBeGreaterThan(280);
    }
    const targets = await page
      .locator('main a[href^="/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    for (const target of targets) {
      linked.add(target);
      if (!target.startsWith(start) || seen.has(target)) continue;
      seen.add(target);
      waiting.push(target);
    }
  }
  expect(seen.size).toBeGreaterThan(20);
  for (const target of linked) {
    const [path = '', anchor] = target.split('#');
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), target).toBe(200);
    if (anchor) expect(await response.text(), target).toContain(`id="${anchor}"`);
  }
});
