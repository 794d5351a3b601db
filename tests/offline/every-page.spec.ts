import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { expectNoAxeFindings } from '../browser/axe.ts';
import { siteFolder } from '../browser/site-folder.ts';
import {
  builtPages,
  countTerm,
  expect,
  isPart,
  notice,
  savedLine,
  stored,
  test,
  visit,
} from './test.ts';

/** Bytes on the wire; quality 9 is a little more than what the build writes, and much quicker. */
const brotli = (content: Buffer | string): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;

test('depois da primeira visita, cada página abre sem conexão', async ({ page, site, context }) => {
  test.setTimeout(90_000);
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/policy|trusted/i.test(message.text())) violations.push(message.text());
  });
  await visit(page, `${site.origin}/privacidade`);
  const online = new Map<string, string[]>();
  // The notice itself is the one thing that may differ.
  const text = () => page.locator('main > :not(#copia)').allTextContents();
  for (const path of builtPages()) {
    await page.goto(site.origin + path);
    await expect(notice(page)).toHaveCount(0);
    online.set(path, await text());
  }

  await context.setOffline(true);
  site.goDown();
  for (const path of builtPages()) {
    const answer = await page.goto(site.origin + path);
    expect(answer?.status()).toBe(200);
    expect(answer?.headers()['content-security-policy']).toContain("default-src 'none'");
    expect(await text()).toEqual(online.get(path));
    await expect(notice(page)).toBeVisible();
    // The heading's letters are part of the copy.
    expect(await page.evaluate(() => document.fonts.check('800 1em Faustina'))).toBe(true);
  }
  expect(violations).toEqual([]);
  await expect(savedLine(page)).toBeVisible();
  await expectNoAxeFindings(page);

  const moved = await page.goto(`${site.origin}/Beneficios/BPC-LOAS.html/?de=chat`);
  expect(moved?.status()).toBe(200);
  expect(page.url()).toBe(`${site.origin}/beneficios/bpc-loas?de=chat`);
  const missing = await page.goto(`${site.origin}/nao-existe`);
  expect(missing?.status()).toBe(404);
  await expect(page).toHaveTitle(/^Página não encontrada/);
});

test('uma ferramenta já usada funciona sem conexão, e com ela as outras', async ({
  page,
  site,
}) => {
  await visit(page, site.origin);
  await page.getByLabel('Nome').focus();
  await expect(page.locator('form')).toHaveAttribute('novalidate', '');
  await expect
    .poll(async () => (await stored(page))?.join())
    .toMatch(/\/_astro\/client\.[^,]+\.js/);

  site.goDown();
  await page.goto(`${site.origin}/ferramentas/prazo-do-recurso`);
  await countTerm(page);
});

test('o que foi usado antes de haver cópia entra nela sem ser pedido de novo', async ({
  page,
  site,
}) => {
  await page.goto(site.origin);
  await page.getByLabel('Nome').focus();
  await expect(page.locator('form')).toHaveAttribute('novalidate', '');
  await expect
    .poll(async () => (await stored(page))?.join(), { timeout: 15_000 })
    .toMatch(/\/_astro\/client\.[^,]+\.js/);
  expect(site.asked.filter((path) => path.startsWith('/_astro/client.'))).toHaveLength(1);
});

test('a cópia pesa pouco, vem inteira e em poucos pedidos, um de cada vez', async ({
  page,
  site,
}) => {
  await visit(page, site.origin);
  const parts = site.asked.filter(isPart);
  expect(parts).toHaveLength(3);
  expect(new Set(parts).size).toBe(3);
  expect(site.mostPartsAtOnce).toBe(1);

  const onTheWire = ['/sw.js', '/copia.js', ...parts]
    .map((path) => brotli(readFileSync(site.folder + path)))
    .reduce((sum, size) => sum + size);
  // Both limits stand in the privacy page.
  expect(onTheWire).toBeLessThanOrEqual(400_000);
  await page.getByLabel('Nome').focus();
  await expect.poll(async () => (await stored(page))?.length).toBe(6);
  const onTheDevice = await page.evaluate(() => navigator.storage.estimate());
  expect(onTheDevice.usage).toBeLessThanOrEqual(3_000_000);

  const copied = parts.flatMap((part) =>
    Object.keys(JSON.parse(readFileSync(site.folder + part, 'utf8'))),
  );
  const scripts = readdirSync(`${siteFolder}/_astro`)
    .filter((name) => name.endsWith('.js') && !name.startsWith('client.'))
    .map((name) => `/_astro/${name}`);
  expect(copied.sort()).toEqual(
    [...builtPages(), ...scripts, '/404', '/copia.js', '/ajudas.js'].sort(),
  );
});
