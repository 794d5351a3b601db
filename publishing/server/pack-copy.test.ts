// @vitest-environment node
import { hash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { CopyPart } from '#offline/copy-list.ts';
import { createSampleSite, sampleFiles } from '#tests/fixtures/sample-site.ts';
import { headersFor } from './headers.ts';
import { inlineHashes } from './inline-hashes.ts';
import { packCopy } from './pack-copy.ts';

const site = createSampleSite();

const worker = join(site.dist, 'sw.js');
const write = (file: string, text: string) => writeFileSync(join(site.dist, file), text);
write('sw.js', 'work();');
write('copia.js', 'show();');
write('leitor-A1b2.js', 'read();');
write('leitor-foto-A1b2.js', 'see();');
write('_astro/client.A1.js', 'export{t}from"./react.B2.js";');
write('_astro/react.B2.js', 'react();');
write('beneficios.html', '<astro-island renderer-url="/_astro/client.A1.js"></astro-island>');

const partFiles = () =>
  readdirSync(join(site.dist, '_astro')).filter((name) => name.startsWith('copia-'));
const readPart = (address: string) =>
  JSON.parse(readFileSync(join(site.dist, address), 'utf8')) as CopyPart;

test('every page and program is packed once, with the headers it is served with', () => {
  const list = packCopy(site.dist);
  expect(list?.parts).toEqual([
    expect.stringMatching(/^\/_astro\/copia-paginas\.[0-9a-f]{10}\.json$/),
    expect.stringMatching(/^\/_astro\/copia-programas\.[0-9a-f]{10}\.json$/),
  ]);
  const files = ['/_astro/sans.B7y2.woff2', '/_astro/client.A1.js', '/_astro/react.B2.js'];
  expect(list?.files).toEqual(files);

  const onceUsed = ['/leitor-A1b2.js'];
  expect(list?.onceUsed).toEqual(onceUsed);

  const addresses = [...(list?.parts ?? []), ...files, ...onceUsed];
  expect(list?.integrity).toEqual(
    Object.fromEntries(
      addresses.map((address) => [
        address,
        `sha256-${hash('sha256', readFileSync(join(site.dist, address)), 'base64')}`,
      ]),
    ),
  );
  const [pages, programs] = (list?.parts ?? []).map(readPart);
  expect(Object.keys(pages ?? {}).sort()).toEqual([
    '/',
    '/404',
    '/beneficios',
    '/beneficios/bpc-loas',
  ]);
  expect(Object.keys(programs ?? {}).sort()).toEqual(['/_astro/form.D4x1.js', '/copia.js']);
  const home = sampleFiles['index.html'];
  const { 'Speculation-Rules': _, ...headers } = headersFor('/', inlineHashes(home));
  expect(pages?.['/']).toEqual({
    headers: { ...headers, 'Content-Type': 'text/html;charset=utf-8' },
    body: home,
  });
  expect(readFileSync(worker, 'utf8')).toBe(`self.copyList=${JSON.stringify(list)};\nwork();`);
});

test('packing again changes nothing; another text changes only its own part', () => {
  const before = packCopy(site.dist);
  expect(packCopy(site.dist)).toEqual(before);
  write('copia.js', 'show(2);');
  const after = packCopy(site.dist);
  expect(after?.parts[0]).toBe(before?.parts[0]);
  expect(after?.parts[1]).not.toBe(before?.parts[1]);
  expect(partFiles()).toHaveLength(2);
});

test('switched off, nothing is left but the worker that removes itself', () => {
  expect(packCopy(site.dist, true)).toBeUndefined();
  expect(partFiles()).toEqual([]);
  expect(readFileSync(worker, 'utf8')).toBe('work();');
});
