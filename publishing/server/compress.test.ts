// @vitest-environment node
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createSampleSite, sampleFiles } from '#tests/fixtures/sample-site.ts';
import { compressFolder } from './compress.ts';

const site = createSampleSite();
const at = (name: string) => join(site.dist, name);

test('neighbours hold the same content, smaller', () => {
  const original = sampleFiles['beneficios/bpc-loas.html'];
  const br = readFileSync(at('beneficios/bpc-loas.html.br'));
  const gz = readFileSync(at('beneficios/bpc-loas.html.gz'));
  expect(brotliDecompressSync(br).toString()).toBe(original);
  expect(gunzipSync(gz).toString()).toBe(original);
  expect(br.length).toBeLessThan(gz.length);
  expect(gz.length).toBeLessThan(original.length);
});

test('small files, images and fonts stay alone', () => {
  for (const name of ['robots.txt', 'site.webmanifest', 'og/bpc.png', '_astro/sans.B7y2.woff2']) {
    expect(existsSync(at(`${name}.br`)) || existsSync(at(`${name}.gz`))).toBe(false);
  }
});

test('what does not get smaller is not written', () => {
  writeFileSync(at('noise.ico'), randomBytes(2048));
  compressFolder(site.dist);
  expect(existsSync(at('noise.ico.br')) || existsSync(at('noise.ico.gz'))).toBe(false);
});

test('equal content gives equal bytes, whenever it was written', () => {
  const bytes = () =>
    ['.br', '.gz'].map((extension) =>
      createHash('sha256')
        .update(readFileSync(at(`index.html${extension}`)))
        .digest('hex'),
    );
  const before = bytes();
  utimesSync(at('index.html'), 1, 1);
  compressFolder(site.dist);
  expect(bytes()).toEqual(before);
  expect(existsSync(at('index.html.br.br'))).toBe(false);
  const header = readFileSync(at('index.html.gz'));
  expect(header.readUInt32LE(4)).toBe(0);
  // No name of this machine's system: 255, unknown.
  expect(header[9]).toBe(255);
});
