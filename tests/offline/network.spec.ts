import type { Page } from '@playwright/test';
import { enterContactForm } from '../browser/contact-form.ts';
import {
  expect,
  isPart,
  isRegistered,
  notice,
  savedLine,
  soon,
  stored,
  test,
  visit,
} from './test.ts';

const law = '/beneficios/bpc-loas';
const isPage = (path: string) => !/\.\w+$/.test(path);

test('com a cópia guardada: o que a rede responde vale, e só o que lhe falta vem da cópia', async ({
  page,
  site,
  newVersion,
}) => {
  await visit(page, site.origin);
  await page.reload();

  await test.step('conversas, outros endereços e outros métodos nunca passam pela cópia', async () => {
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
    await page.context().unroute(/wa\.me/);
  });

  await test.step('servidor com defeito: aparece a cópia', async () => {
    site.fate = () => 'fail';
    await page.goto(site.origin + law);
    await expect(notice(page)).toBeVisible();
  });

  await test.step('uma parte que não se consegue ler sai da cópia, e a rede responde', async () => {
    site.fate = () => undefined;
    await page.evaluate(async () => {
      const store = await caches.open('copia');
      for (const { url } of await store.keys()) {
        if (/copia-\w+\.\w+\.json$/.test(url))
          await store.put(url, new Response('<!doctype html>'));
      }
    });
    // A worker begins anew with what is stored: the one at work has read the parts already.
    await stopWorkers(page);
    await page.goto(site.origin + law);
    await page.goto(site.origin);
    await enterContactForm(page);

    site.fate = (path) => (isPage(path) ? 'fail' : undefined);
    expect((await page.goto(site.origin + law))?.status()).toBe(503);
    // What was dropped is fetched again.
    await soon(async () => (await page.goto(site.origin + law))?.status()).toBe(200);
    await expect(notice(page)).toBeVisible();
  });

  await test.step('com conexão, a página vem sempre da rede, mesmo com cópia', async () => {
    site.deploy(newVersion({ text: (text) => text.replaceAll('BPC/LOAS', 'Novo texto') }));
    // The old worker answers still: it sees no new one.
    site.fate = (path) => (path === '/sw.js' ? 'fail' : undefined);
    site.asked.length = 0;
    await page.goto(site.origin + law);
    await expect(page).toHaveTitle(/^Novo texto/);
    await expect(notice(page)).toHaveCount(0);
    expect(site.asked.filter((path) => path === law)).toHaveLength(1);
  });
});

/** Ends the workers, as the browser does with idle ones; the next request starts them anew. */
async function stopWorkers(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.detach();
}

test('o que não veio como é não entra na cópia: a página de entrada de um hotel, o que a rede quebrou, uma parte cortada; a visita seguinte pede só o resto', async ({
  page,
  site,
  context,
}) => {
  // The letters of the page itself would be in the browser's cache already.
  await page.route(/\.woff2$/, (route) => route.abort());
  const programs = /copia-programas/;
  for (const [kind, fate] of [
    [/copia-paginas/, 'login'],
    [programs, 'break'],
    [programs, 'login'],
    [/\.woff2$/, 'login'],
    [/\/react\./, 'login'],
  ] as const) {
    let isAsked = false;
    site.fate = (path) => {
      if (!kind.test(path)) return undefined;
      isAsked = true;
      return fate;
    };
    await page.goto(site.origin);
    await soon(() => isAsked).toBe(true);
    await soon(() => isRegistered(page)).toBe(false);
    expect((await stored(page))?.filter((path) => kind.test(path))).toEqual([]);
    if (kind !== programs) continue;
    // What came stays, and no half copy is ever shown.
    expect((await stored(page))?.filter(isPart)).toHaveLength(1);
    await expect(savedLine(page)).toHaveCount(0);
    await page.goto(site.origin + law);
    await expect(notice(page)).toHaveCount(0);
  }
  await page.unroute(/\.woff2$/);
  await page.evaluate(async () => {
    const store = await caches.open('copia');
    for (const { url } of await store.keys())
      if (url.includes('programas')) await store.delete(url);
  });

  // What came cut, and stayed in the browser, is asked for again.
  let isCut = false;
  site.fate = (path) => {
    if (isCut || !programs.test(path)) return undefined;
    isCut = true;
    return 'cut';
  };
  site.asked.length = 0;
  // What is not asked for again comes from the copy, not from the browser's own cache.
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
  await visit(page, site.origin);
  expect(site.asked.filter((path) => programs.test(path))).toHaveLength(2);
  expect(site.asked.join()).not.toContain('copia-paginas');
  expect((await stored(page))?.filter(isPart)).toHaveLength(2);

  site.goDown();
  await page.goto(site.origin + law);
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
    await soon(() => site.asked.includes('/sw.js')).toBe(true);
    await soon(() => isRegistered(page)).toBe(false);
    expect(site.asked.filter(isPart)).toEqual([]);
    expect(await stored(page)).toEqual([]);
  });
  await test.step('deixa de caber no meio: o lugar é devolvido', async () => {
    await setRoom(100_000_000);
    site.onRequest = (path) => (path.includes('copia-programas') ? setRoom(100_000) : undefined);
    await page.goto(site.origin + law);
    await soon(() => site.asked.filter(isPart).length).toBe(2);
    await soon(() => isRegistered(page)).toBe(false);
    expect(await stored(page)).toEqual([]);
  });
  await page.goto(site.origin + law);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
