import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { headersFor } from '#server/headers.ts';
import type { CopyPart } from '#server/pack-copy.ts';
import { readSite } from '#server/read-site.ts';
import { siteFolder } from '../browser/site-folder.ts';

const copy: CopyPart = Object.assign(
  {},
  ...readdirSync(`${siteFolder}/_astro`)
    .filter((name) => /^copia-.*\.json$/.test(name))
    .map((name) => JSON.parse(readFileSync(`${siteFolder}/_astro/${name}`, 'utf8'))),
);

const pages = readSite(siteFolder).filter(({ hashes }) => hashes);

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
