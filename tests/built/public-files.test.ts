import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { siteFolder } from '../browser/site-folder.ts';
import { serveSite } from '../browser/site-server.ts';

/** Where the site says it lives, in the first line of its map. */
const sitemap = readFileSync(`${siteFolder}/sitemap.xml`, 'utf8');
const address = new URL(/<loc>([^<]+)</.exec(sitemap)?.[1] ?? '').origin;

const { origin, server } = await serveSite();
afterAll(() => server.close());
const ask = (path: string) => fetch(origin + path);

test('/.well-known/security.txt diz a quem contar uma falha (RFC 9116)', async () => {
  const answer = await ask('/.well-known/security.txt');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/plain;charset=utf-8');
  const lines = (await answer.text()).split('\n').filter((line) => !line.startsWith('#'));
  const fields = lines.filter(Boolean).map((line) => line.split(': ') as [string, string]);
  const names = fields.map(([name]) => name);
  expect(names).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical']);
  const { Contact, Expires, Canonical } = Object.fromEntries(fields);
  expect(Contact).toMatch(/^mailto:[^@\s]+@[^@\s]+$/);
  expect(Expires).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  expect(Canonical).toBe(`${address}/.well-known/security.txt`);
});

test('/robots.txt deixa ler tudo e aponta o mapa do site', async () => {
  const answer = await ask('/robots.txt');
  expect(await answer.text()).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${address}/sitemap.xml\n`);
});

test('/licencas.txt tem a licença de tudo o que é de outros, na versão instalada', async () => {
  const answer = await ask('/licencas.txt');
  expect(answer.headers.get('content-type')).toBe('text/plain;charset=utf-8');
  const text = await answer.text();
  const listed = [...text.matchAll(/^(\S+)(?: (\d\S*))? \(([\w.-]+)\)$/gm)].map(
    ([, name = '', version, spdx]) => ({ name, version, spdx }),
  );
  const names = listed.map(({ name }) => name);
  for (const name of [
    'react',
    'react-dom',
    'scheduler',
    'astro',
    '@astrojs/react',
    '@brazilian-utils/brazilian-utils',
    'Faustina',
  ]) {
    expect(names).toContain(name);
  }
  // What only builds the site must not reach anyone.
  for (const name of ['zod', 'yaml', 'unified', 'negotiator', 'mdast-util-to-hast']) {
    expect(names).not.toContain(name);
  }
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  for (const { name, version, spdx } of listed) {
    expect([
      'MIT',
      'ISC',
      'BSD-2-Clause',
      'BSD-3-Clause',
      '0BSD',
      'Apache-2.0',
      'OFL-1.1',
    ]).toContain(spdx);
    // Letters and engines that are in a package of another name have no version here.
    if (version) expect(packages[`node_modules/${name}`].version).toBe(version);
  }
});
