import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readSite } from '#server/read-site.ts';
import { sealFile } from '#server/seal.ts';
import { cloudflare, headersByHost, netlify, saidInFile } from '#tests/built/read-headers-file.ts';
import { siteFolder } from '../browser/site-folder.ts';

const site = readSite(siteFolder);
const policyName = 'Content-Security-Policy';
const readText = (name: string) => readFileSync(join(siteFolder, name), 'utf8');

// What a public file may be. Source maps, sources and leftovers of editors have other endings.
const published = new Set(
  'html css csv js json png svg txt webmanifest woff2 xml ico wasm traineddata'.split(' '),
);
const forServers = ['_headers', '_redirects', sealFile];

test('só há arquivos para o público na pasta publicada', () => {
  const files = readdirSync(siteFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(siteFolder, '/').length));
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    if (forServers.includes(file)) continue;
    expect(file).toMatch(/^(?:\.well-known\/)?(?:[\w~-][\w.~-]*\/)*[\w~-][\w.~-]*$/);
    const { encoding, original } = /^(?<original>.*)\.(?<encoding>br|gz)$/.exec(file)?.groups ?? {};
    expect(published, file).toContain(extname(original ?? file).slice(1));
    if (!original) continue;
    const decode = encoding === 'br' ? brotliDecompressSync : gunzipSync;
    expect(
      decode(readFileSync(join(siteFolder, file))).equals(readFileSync(join(siteFolder, original))),
    ).toBe(true);
  }
});

test('nada do editor dos textos vai ao ar, nem um mapa do código-fonte ou uma pasta desta máquina', () => {
  for (const { file } of site.filter(({ file }) => /\.(?:html|js|json)$/.test(file))) {
    const text = readText(file);
    expect(text, file).not.toMatch(/sveltia|editor\.js|\/julgar/i);
    expect(text, file).not.toMatch(/[#@]\s*sourceMappingURL=/);
    expect(text.includes(process.cwd()), file).toBe(false);
  }
});

test('nenhum programa olha para trás numa busca: o Safari 15.4 não o abriria', () => {
  for (const { file } of site.filter(({ file }) => file.endsWith('.js')))
    expect(readText(file), file).not.toMatch(/\(\?<[=!]/);
});

for (const [host, reading] of Object.entries({ cloudflare, netlify })) {
  test(`_headers diz a ${host} o mesmo que o servidor diz`, () => {
    const file = readText('_headers');
    for (const { path, hashes } of site) {
      const { [policyName]: policy = '', ...others } = headersByHost(file, path, reading);
      const { [policyName]: own = '', ...expected } = saidInFile(path, hashes);
      expect(others, path).toEqual(expected);
      // One policy may serve many pages: it then allows what each of them needs.
      const allowed = policy.split(/[ ;]+/);
      for (const source of own.match(/'sha256-[^']+'/g) ?? [])
        expect(allowed, path).toContain(source);
      const strict = (text: string) => text.replace(/ 'sha256-[^']+'|form-action [^;]+;/g, '');
      expect(strict(policy)).toBe(strict(own));
    }
  });
}
