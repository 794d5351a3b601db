import { expect, isPart, isRegistered, notice, savedLine, stored, test, visit } from './test.ts';

const law = '/beneficios/bpc-loas';
const isPage = (path: string) => !/\.\w+$/.test(path);

test('com conexão, a página vem sempre da rede, mesmo com cópia', async ({
  page,
  site,
  newVersion,
}) => {
  await visit(page, site.origin);
  site.deploy(newVersion({ text: (text) => text.replaceAll('BPC/LOAS', 'Novo texto') }));
  // The old worker answers still: it sees no new one.
  site.fate = (path) => (path === '/sw.js' ? 'fail' : undefined);
  await page.goto(site.origin + law);
  await expect(page).toHaveTitle(/^Novo texto/);
  await expect(notice(page)).toHaveCount(0);
  expect(site.asked.filter((path) => path === law)).toHaveLength(1);
});

test.describe('rede lenta', () => {
  test.use({ longestWait: 1000 });

  test('depois de uma espera curta aparece a cópia; recarregar volta à rede', async ({
    page,
    site,
  }) => {
    await visit(page, site.origin);
    site.fate = (path) => (isPage(path) ? 'hold' : undefined);
    await page.goto(site.origin + law);
    await expect(notice(page)).toBeVisible();
    site.release();
    site.fate = () => undefined;
    // More than once only where the machine itself is slow.
    await expect(async () => {
      await page.reload();
      expect(await notice(page).count()).toBe(0);
    }).toPass();
  });

  test('um link buscado antes do toque nunca traz a cópia', async ({ page, site }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await visit(page, `${site.origin}/ferramentas`);
    await page.reload();
    const path = '/ferramentas/renda-bpc';
    site.fate = (asked) => (asked === path ? 'hold' : undefined);
    const link = page.locator(`main a[href="${path}"]`).first();
    await link.hover();
    await expect.poll(() => site.asked.includes(path)).toBe(true);
    // Longer than the worker waits for a page that is really opened.
    await page.waitForTimeout(2000);
    site.fate = () => undefined;
    site.release();
    await link.click();
    await expect(page).toHaveURL(site.origin + path);
    await expect(notice(page)).toHaveCount(0);
  });

  test('por uma página que a cópia não tem, espera-se', async ({ page, site }) => {
    await visit(page, site.origin);
    site.fate = (path) => (isPage(path) ? 'hold' : undefined);
    const opening = page.goto(`${site.origin}/nao-existe`);
    await expect.poll(() => site.asked.includes('/nao-existe')).toBe(true);
    setTimeout(() => site.release(), 1500);
    expect((await opening)?.status()).toBe(404);
    await expect(notice(page)).toHaveCount(0);
  });
});

test('servidor com defeito: aparece a cópia', async ({ page, site }) => {
  await visit(page, site.origin);
  site.fate = () => 'fail';
  await page.goto(site.origin + law);
  await expect(notice(page)).toBeVisible();
});

test('conversas, outros endereços e outros métodos nunca passam pela cópia', async ({
  page,
  site,
}) => {
  await visit(page, site.origin);
  await page.reload();
  const [worker] = page.context().serviceWorkers();
  const handled: string[] = [];
  page.context().on('request', (request) => {
    if (request.serviceWorker()) handled.push(new URL(request.url()).pathname);
  });
  expect(worker).toBeDefined();
  const answers = await page.evaluate(async () => {
    const post = await fetch('/privacidade', { method: 'POST' });
    const head = await fetch('/privacidade', { method: 'HEAD' });
    const range = await fetch(
      document.querySelector('link[rel=icon]')?.getAttribute('href') ?? '',
      {
        headers: { range: 'bytes=0-9' },
      },
    );
    return [post.status, head.status, range.status];
  });
  expect(answers).toEqual([405, 200, expect.any(Number)]);
  expect(handled).toEqual([]);

  await page.context().route(/wa\.me/, (route) => route.fulfill({ status: 204 }));
  const asked = page.context().waitForEvent('request', (request) => /wa\.me/.test(request.url()));
  await page.locator('a[href^="https://wa.me/"]').first().click();
  expect((await asked).serviceWorker()).toBeNull();
});

test('economia de dados ligada: nada é copiado', async ({ page, site, context }) => {
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  await page.goto(site.origin);
  expect(
    await page.evaluate(
      () => (navigator as unknown as { connection: { saveData: boolean } }).connection.saveData,
    ),
  ).toBe(true);
  await page.waitForTimeout(1000);
  expect(await isRegistered(page)).toBe(false);
  expect(site.asked).not.toContain('/sw.js');
  expect(await stored(page)).toBeUndefined();
});

test('a rede cai no meio: o que veio fica, e a visita seguinte pede só o resto', async ({
  page,
  site,
  context,
}) => {
  site.fate = (path) => (isPart(path) && !path.includes('paginas') ? 'break' : undefined);
  await page.goto(site.origin);
  await expect.poll(() => site.asked.filter(isPart).length, { timeout: 15_000 }).toBe(2);
  await expect.poll(() => isRegistered(page)).toBe(false);
  expect((await stored(page))?.filter(isPart)).toHaveLength(1);
  await expect(savedLine(page)).toHaveCount(0);
  // No half copy is ever shown.
  await page.goto(site.origin + law);
  await expect(notice(page)).toHaveCount(0);

  site.fate = () => undefined;
  site.asked.length = 0;
  // What is not asked for again comes from the copy, not from the browser's own cache.
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
  await visit(page, site.origin);
  expect(site.asked.filter(isPart)).toHaveLength(2);
  expect(site.asked.join()).not.toContain('copia-paginas');
  expect((await stored(page))?.filter(isPart)).toHaveLength(3);
});

test.describe('quem responde no lugar do site, como a página de entrada de um hotel', () => {
  const kinds = [/copia-paginas/, /copia-programas/, /\.woff2$/];
  for (const kind of kinds) {
    test(`${kind.source}: nada disso entra na cópia, e ela vem na visita seguinte`, async ({
      page,
      site,
    }) => {
      let isAsked = false;
      site.fate = (path) => {
        if (!kind.test(path) || !site.asked.includes('/sw.js')) return undefined;
        isAsked = true;
        return 'login';
      };
      // The letters of the page itself would be in the browser's cache already.
      if (kind.test('.woff2')) await page.route(/\.woff2$/, (route) => route.abort());
      await page.goto(site.origin);
      await expect.poll(() => isAsked, { timeout: 15_000 }).toBe(true);
      await expect.poll(() => isRegistered(page)).toBe(false);
      expect((await stored(page))?.filter((path) => kind.test(path))).toEqual([]);

      site.fate = () => undefined;
      await page.unroute(/\.woff2$/);
      await visit(page, site.origin);
      site.goDown();
      await page.goto(site.origin + law);
      await expect(notice(page)).toBeVisible();
    });
  }

  test('também não o programa que só vem quando se usa', async ({ page, site }) => {
    await visit(page, site.origin);
    await page.reload();
    const isReact = (path: string) => path.startsWith('/_astro/client.');
    site.fate = (path) => (isReact(path) ? 'login' : undefined);
    await page.getByLabel('Nome').focus();
    await expect.poll(() => site.asked.some(isReact)).toBe(true);

    site.fate = () => undefined;
    await page.reload();
    expect((await stored(page))?.filter(isReact)).toEqual([]);
    await page.getByLabel('Nome').focus();
    await expect(page.locator('form')).toHaveAttribute('novalidate', '');
    await expect.poll(async () => (await stored(page))?.filter(isReact)).toHaveLength(1);
  });
});

test('uma parte que não se consegue ler sai da cópia, e a rede responde', async ({
  page,
  site,
}) => {
  await visit(page, site.origin);
  await page.evaluate(async () => {
    const store = await caches.open('copia');
    for (const { url } of await store.keys()) {
      if (/copia-\w+\.\w+\.json$/.test(url)) await store.put(url, new Response('<!doctype html>'));
    }
  });
  await page.goto(site.origin + law);
  await page.goto(site.origin);
  await page.getByLabel('Nome').focus();
  await expect(page.locator('form')).toHaveAttribute('novalidate', '');

  site.fate = (path) => (isPage(path) ? 'fail' : undefined);
  expect((await page.goto(site.origin + law))?.status()).toBe(503);
  // What was dropped is fetched again.
  await expect.poll(async () => (await page.goto(site.origin + law))?.status()).toBe(200);
  await expect(notice(page)).toBeVisible();
});

test('aparelho cheio: o site continua, e nada fica pela metade', async ({
  page,
  site,
  context,
}) => {
  const session = await context.newCDPSession(page);
  const setRoom = (quotaSize: number) =>
    session.send('Storage.overrideQuotaForOrigin', { origin: site.origin, quotaSize });
  await test.step('não cabe: nem se começa', async () => {
    await setRoom(100_000);
    await page.goto(site.origin);
    await expect.poll(() => site.asked.includes('/sw.js'), { timeout: 15_000 }).toBe(true);
    await expect.poll(() => isRegistered(page)).toBe(false);
    expect(site.asked.filter(isPart)).toEqual([]);
    expect(await stored(page)).toEqual([]);
  });
  await test.step('deixa de caber no meio: o lugar é devolvido', async () => {
    await setRoom(100_000_000);
    site.onRequest = (path) => (path.includes('copia-perguntas') ? setRoom(800_000) : undefined);
    await page.goto(site.origin + law);
    await expect.poll(() => site.asked.filter(isPart).length, { timeout: 15_000 }).toBe(2);
    await expect.poll(() => isRegistered(page)).toBe(false);
    expect(await stored(page)).toEqual([]);
  });
  await page.goto(site.origin + law);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
