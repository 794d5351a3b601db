import { readdirSync, readFileSync, statSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import type { CopyPart } from '#offline/copy-list.ts';
import { insteadOf, isCopied } from '#offline/left-out.ts';
import { headersFor } from '#server/headers.ts';
import { readSite } from '#server/read-site.ts';
import { siteFolder } from '../browser/site-folder.ts';

const copy: CopyPart = Object.assign(
  {},
  ...readdirSync(`${siteFolder}/_astro`)
    .filter((name) => /^copia-.*\.json$/.test(name))
    .map((name) => JSON.parse(readFileSync(`${siteFolder}/_astro/${name}`, 'utf8'))),
);

const pages = readSite(siteFolder).filter(({ path, hashes }) => hashes && isCopied(path));

test('a cópia para usar sem conexão tem cada página, como está publicada', () => {
  expect(pages.length).toBeGreaterThan(40);
  for (const { path, file, hashes } of pages) {
    const { headers, body } = copy[path] ?? {};
    expect(body, path).toBe(readFileSync(`${siteFolder}/${file}`, 'utf8'));
    expect(headers?.['Content-Security-Policy'], path).toBe(
      headersFor(path, hashes)['Content-Security-Policy'],
    );
  }
});

test('a cópia vem em menos bytes do que a página de privacidade diz', () => {
  const parts = readdirSync(`${siteFolder}/_astro`).filter((name) =>
    /^(?:copia-.*\.json|react\..*\.js)$/.test(name),
  );
  expect(parts).toHaveLength(3);
  const files = ['sw.js', 'copia.js', ...parts.map((name) => `_astro/${name}`)].map(
    (name) => `${siteFolder}/${name}`,
  );
  const sum = (sizes: readonly number[]) => sizes.reduce((all, size) => all + size);
  expect(sum(files.map((file) => statSync(`${file}.br`).size))).toBeLessThanOrEqual(685_000);
  // A host that compresses by itself does so in haste.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
  const inHaste = files.map((file) => brotliCompressSync(readFileSync(file), { params }).length);
  expect(sum(inHaste)).toBeLessThanOrEqual(850_000);
});

test('o que fica fora da cópia leva a uma página que está nela, na parte certa', () => {
  const others = readSite(siteFolder).filter(({ path, hashes }) => hashes && !isCopied(path));
  expect(others.length).toBeGreaterThan(100);
  for (const instead of new Set(others.map(({ path }) => insteadOf(path)))) {
    const [path = '', part = ''] = instead?.split('#') ?? [];
    expect(copy[path]?.body).toMatch(new RegExp(` id="?${part}\\b`));
  }
});
