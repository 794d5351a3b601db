import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { siteFolder } from '../browser/site-folder.ts';
import { sitePaths } from '../browser/site-paths.ts';
import { expect, test } from '../browser/test.ts';

const brotli = (text: string | Buffer) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** A whole page, compressed, with its headers. */
const pageBudget = 20_000;
/** What is inlined for every page, and what starts an island besides: Astro's own, mostly. */
const inlineBudget = { page: 1_000, island: 2_600 };
/** All script files that the first use of an island fetches. */
const scriptBudget = 75_000;

const inlineScripts = (html: string) =>
  [...html.matchAll(/<script(?![^>]*(?:json|src=))[^>]*>([\s\S]*?)<\/script>/g)]
    .map(([, code]) => code)
    .join('');

for (const path of [...sitePaths(), '/nao-existe']) {
  test(`${path}: dentro do orçamento antes de qualquer toque`, async ({ page }) => {
    const arrival = await page.goto(path);
    const response = await page.request.get(path);
    const html = await response.text();
    const wire = await arrival?.request().sizes();
    if (!wire) throw new Error(`${path} did not answer`);
    expect(wire.responseBodySize).toBeGreaterThan(1_000);
    expect(wire.responseHeadersSize + wire.responseBodySize).toBeLessThanOrEqual(pageBudget);

    const kind = html.includes('<astro-island') ? 'island' : 'page';
    expect(brotli(inlineScripts(html))).toBeLessThanOrEqual(inlineBudget[kind]);
  });
}

test('com o formulário em uso, todo o script cabe em 75 KB', async ({ page }) => {
  const files = new Set<string>();
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) files.add(new URL(response.url()).pathname);
  });
  await page.goto('/');
  await page.getByLabel('Nome').focus();
  await expect(page.locator('form')).toHaveAttribute('novalidate', '');
  const sizes = [...files].map((file) => brotli(readFileSync(`${siteFolder}${file}`)));
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(scriptBudget);
});

/** What starts the island of a page: its programs and all that they import at once. */
function startingPrograms(path: string): string[] {
  const page = readFileSync(`${siteFolder}${path}.html`, 'utf8');
  const found = new Set<string>();
  const add = (name: string) => {
    if (found.has(name)) return;
    found.add(name);
    const code = readFileSync(`${siteFolder}/_astro/${name}`, 'utf8');
    for (const [, next = ''] of code.matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)) {
      add(next);
    }
  };
  for (const [, name = ''] of page.matchAll(/\/_astro\/([\w.-]+\.js)/g)) add(name);
  return [...found];
}

const toolPaths = sitePaths().filter((one) => one.startsWith('/ferramentas/'));

for (const path of toolPaths) {
  test(`${path}: o que põe a ferramenta em uso cabe em 75 KB`, () => {
    const sizes = startingPrograms(path).map((name) =>
      brotli(readFileSync(`${siteFolder}/_astro/${name}`)),
    );
    expect(sizes.length).toBeGreaterThan(2);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(scriptBudget);
  });
}

test('o resultado de cada ferramenta cabe em 15 KB', () => {
  const programs = readdirSync(`${siteFolder}/_astro`).filter((name) =>
    /ResultView.*\.js$/.test(name),
  );
  expect(programs.length).toBe(toolPaths.length);
  for (const name of programs) {
    expect
      .soft(brotli(readFileSync(`${siteFolder}/_astro/${name}`)), name)
      .toBeLessThanOrEqual(15_000);
  }
});
