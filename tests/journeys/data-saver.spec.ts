import type { Page } from '@playwright/test';
import { serveSite } from '../browser/site-server.ts';
import { expect, test } from '../browser/test.ts';

// Pages ask for their copy only where there are workers.
test.use({ serviceWorkers: 'allow' });

/** As the browser tells of it: to the server by a header, to script by the connection. */
async function saveData(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  await page.setExtraHTTPHeaders({ 'Save-Data': 'on' });
}

/**
 * Reads the page for ten seconds, down to its end. Links are left alone: fetching ahead of a tap is
 * stopped by the device's own setting, which cannot be set from here.
 */
async function read(page: Page, address: string) {
  await page.goto(address);
  await page.locator('footer').scrollIntoViewIfNeeded();
  await page.clock.runFor(10_000);
}

async function listen() {
  const { origin, server } = await serveSite();
  const asked = new Set<string>();
  server.on('request', ({ url = '' }) => asked.add(url));
  return { origin, server, asked };
}

test('com economia de dados vêm só as páginas, a sua folha de estilos, a letra dos títulos, os desenhos e dois arquivos pequenos', async ({
  context,
}) => {
  const paths = ['/', '/beneficios/bpc-loas', '/ferramentas/prazo-do-recurso'];
  const sparing = await listen();
  const saving = await context.newPage();
  const faults: string[] = [];
  saving.on('console', (message) => faults.push(message.text()));
  await saving.clock.install();
  await saveData(saving);
  for (const path of paths) {
    await read(saving, sparing.origin + path);
    await expect(saving.getByRole('heading', { level: 1 })).toBeVisible();
  }

  // Meanwhile, the last of these pages asks for more of somebody who does not save.
  const usual = await listen();
  const spending = await context.newPage();
  await spending.clock.install();
  await read(spending, `${usual.origin}${paths.at(-1)}`);
  await expect.poll(() => [...usual.asked]).toContain('/copia.js');
  await expect.poll(() => [...usual.asked]).toContain('/sw.js');

  const names = [...sparing.asked].map((url) => url.replace(/^\/_astro\/(\w[\w-]*)\..*$/, '$1'));
  // A browser without a window asks for no icon to put on it.
  expect(names.filter((name) => name !== '/favicon.svg').sort()).toEqual(
    [...paths, '/speculation-rules.json', '/desenhos.svg', 'faustina-800-pt', 'site'].sort(),
  );
  expect(await saving.evaluate(() => navigator.serviceWorker.getRegistration())).toBeUndefined();
  expect(await saving.evaluate(() => caches.keys())).toEqual([]);
  expect(faults).toEqual([]);
  for (const { server } of [sparing, usual]) server.close();
});
