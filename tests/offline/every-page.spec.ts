import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../browser/axe.ts';
import { enterContactForm } from '../browser/contact-form.ts';
import { kindsOfPage } from '../browser/kinds-of-page.ts';
import { siteFolder } from '../browser/site-folder.ts';
import {
  copiedPages,
  countTerm,
  expect,
  isPart,
  notice,
  savedLine,
  soon,
  stored,
  test,
  visit,
} from './test.ts';

// What the copy weighs and holds is said of the whole site.
test.use({ isWhole: true });

/** A page without the place of the notice: the one thing in which its copy may differ. */
const withoutNotice = (html: string) => {
  const parts = html.split(/<p\b[^>]*\sid="?copia\b.*?<\/p>/s);
  expect(parts).toHaveLength(2);
  return parts;
};

const hasReact = async (page: Page) =>
  (await stored(page))?.some((path) => /^\/_astro\/react\.[^,]+\.js/.test(path));

// That the copy holds each page as it is published: tests/built/copy.test.ts.
test('a cópia cabe no aparelho e vem inteira, um pedido de cada vez; depois dela, cada tipo de página, a procura e uma ferramenta nunca usada abrem sem conexão', async ({
  page,
  site,
  context,
}) => {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/policy|trusted/i.test(message.text())) violations.push(message.text());
  });
  await test.step('o que foi usado antes de haver cópia não é pedido de novo', async () => {
    await page.goto(site.origin);
    await enterContactForm(page);
    await soon(() => hasReact(page)).toBe(true);
    expect(site.asked.filter((path) => path.startsWith('/_astro/react.'))).toHaveLength(1);
  });
  await visit(page, `${site.origin}/privacidade`);
  const parts = site.asked.filter(isPart);
  expect(parts).toHaveLength(2);
  expect(new Set(parts).size).toBe(2);
  expect(site.mostPartsAtOnce).toBe(1);

  // Stands in the privacy page, as does what comes over the wire.
  await expect.poll(async () => (await stored(page))?.length).toBe(7);
  const onTheDevice = await page.evaluate(() => navigator.storage.estimate());
  expect(onTheDevice.usage).toBeLessThanOrEqual(3_000_000);

  const copied = parts.flatMap((part) =>
    Object.keys(JSON.parse(readFileSync(site.folder + part, 'utf8'))),
  );
  const scripts = readdirSync(`${siteFolder}/_astro`)
    .filter(
      (name) => /\.(?:js|css)$/.test(name) && !/^(?:client|react|rolldown-runtime)\./.test(name),
    )
    .map((name) => `/_astro/${name}`);
  expect(copied.sort()).toEqual(
    [
      ...copiedPages(),
      ...scripts,
      '/404',
      '/copia.js',
      '/ajudas.js',
      '/desenhos.svg',
      '/meu-caso.js',
      '/numero.js',
      '/procura.js',
    ].sort(),
  );

  await context.setOffline(true);
  site.goDown();
  for (const path of [...kindsOfPage, '/carta/falta-carencia', '/por-onde-comecar/situacao']) {
    const answer = await page.goto(site.origin + path);
    expect(answer?.status(), path).toBe(200);
    expect(answer?.headers()['content-security-policy'], path).toContain("default-src 'none'");
    const file = `${site.folder}${path === '/' ? '/index' : path}.html`;
    expect(withoutNotice((await answer?.text()) ?? ''), path).toEqual(
      withoutNotice(readFileSync(file, 'utf8')),
    );
    await expect(notice(page), path).toBeVisible();
    // The heading's letters are part of the copy.
    expect(await page.evaluate(() => document.fonts.check('800 1em Faustina')), path).toBe(true);
  }
  expect(violations).toEqual([]);
  await expect(savedLine(page)).toBeVisible();
  await expectNoAxeFindings(page);

  const moved = await page.goto(`${site.origin}/Beneficios/BPC-LOAS.html/?de=chat`);
  expect(moved?.status()).toBe(200);
  expect(page.url()).toBe(`${site.origin}/beneficios/bpc-loas?de=chat`);
  const leftOut = await page.goto(`${site.origin}/indicadores/pext`);
  expect(leftOut?.status()).toBe(200);
  expect(page.url()).toBe(`${site.origin}/beneficios/cnis-errado#como-funciona`);
  const missing = await page.goto(`${site.origin}/nao-existe`);
  expect(missing?.status()).toBe(404);
  expect(withoutNotice((await missing?.text()) ?? '')).toEqual(
    withoutNotice(readFileSync(`${site.folder}/404.html`, 'utf8')),
  );

  await page.goto(`${site.origin}/assuntos`);
  await page.getByRole('searchbox').fill('auxilo doensa');
  await page.getByRole('searchbox').press('Enter');
  await expect(page.locator('[data-search-results]').getByRole('link').first()).toHaveAttribute(
    'href',
    '/beneficios/auxilio-doenca',
  );
  // One that was never used.
  await page.goto(`${site.origin}/ferramentas/prazo-do-recurso`);
  await countTerm(page);
});
