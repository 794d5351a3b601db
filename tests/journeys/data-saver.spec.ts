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
 * stopped by the device's own setting (docs/decisions/0014), which cannot be set from here.
 */
async function read(page: Page, path: string) {
  await page.clock.install();
  await page.goto(path);
  await page.locator('footer').scrollIntoViewIfNeeded();
  await page.clock.runFor(10_000);
}

for (const path of ['/', '/beneficios/bpc-loas', '/ferramentas/prazo-do-recurso']) {
  test(`${path}: com economia de dados vêm só a página, a letra dos títulos e dois arquivos pequenos`, async ({
    browser,
  }) => {
    const { origin, server } = await serveSite();
    const asked: string[] = [];
    server.on('request', ({ url = '' }) => asked.push(url));
    const context = await browser.newContext({ baseURL: origin });

    const saving = await context.newPage();
    const faults: string[] = [];
    saving.on('console', (message) => faults.push(message.text()));
    await saveData(saving);
    await read(saving, path);
    await expect(saving.getByRole('heading', { level: 1 })).toBeVisible();
    // As long as the same page takes, below, to ask for more.
    await saving.waitForTimeout(1500);
    const names = asked.map((url) => url.replace(/^\/_astro\/(\w[\w-]*)\..*$/, '$1'));
    expect(names.sort()).toEqual(
      [path, '/favicon.svg', '/speculation-rules.json', 'faustina-800-pt'].sort(),
    );
    expect(await saving.evaluate(() => navigator.serviceWorker.getRegistration())).toBeUndefined();
    expect(faults).toEqual([]);
    await saving.close();

    const spending = await context.newPage();
    await read(spending, path);
    await expect.poll(() => asked).toContain('/copia.js');
    await expect.poll(() => asked).toContain('/sw.js');
    await context.close();
    server.close();
  });
}
