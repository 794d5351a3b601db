// @vitest-environment node
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { createSampleSite, sampleFiles } from '#tests/fixtures/sample-site.ts';
import { readSeal, readSealed, sealFile, sealSite } from './seal.ts';

const site = createSampleSite();
const file = join(site.dist, 'robots.txt');
beforeEach(() => {
  writeFileSync(file, sampleFiles['robots.txt']);
  sealSite(site.dist);
});

test('a sealed folder is read whole', () => {
  const files = readSealed(site.dist);
  for (const [name, content] of Object.entries(sampleFiles)) {
    expect(files?.get(name)?.toString()).toBe(content);
  }
  expect(files?.has('index.html.br')).toBe(true);
  expect(files?.has(sealFile)).toBe(false);
});

test.each([
  ['a changed file', () => appendFileSync(file, 'x')],
  ['a cut file', () => writeFileSync(file, '')],
  ['a missing file', () => rmSync(file)],
  ['no seal', () => rmSync(join(site.dist, sealFile))],
  ['an empty seal', () => writeFileSync(join(site.dist, sealFile), '')],
  ['half a seal line', () => appendFileSync(join(site.dist, sealFile), '0a1b')],
])('%s: not a finished build', (_, spoil) => {
  spoil();
  expect(readSealed(site.dist)).toBeUndefined();
});

test('what was added after the seal is not part of the build', () => {
  writeFileSync(join(site.dist, 'later.html'), 'x');
  expect(readSealed(site.dist)?.has('later.html')).toBe(false);
  rmSync(join(site.dist, 'later.html'));
});

test('the same files give the same seal, in the form that sha256sum reads', () => {
  const before = readSeal(site.dist);
  sealSite(site.dist);
  expect(readSeal(site.dist)).toBe(before);
  expect(readFileSync(join(site.dist, sealFile), 'utf8')).toMatch(/^(?:[0-9a-f]{64} {2}\S+\n)+$/);
});
