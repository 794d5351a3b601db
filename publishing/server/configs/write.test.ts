// @vitest-environment node
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { createSampleSite } from '#tests/fixtures/sample-site.ts';
import { readSite } from '../read-site.ts';
import { answersOf } from './answers.ts';
import { caddyConfig } from './caddy.ts';
import { nginxConfig } from './nginx.ts';
import { writeConfigs } from './write.ts';

const site = createSampleSite();
const deploy = join(site.root, 'deploy');
beforeAll(() => writeConfigs(site.dist, deploy));
const read = (name: string) => readFileSync(join(deploy, name), 'utf8');

test('hosts find their files, and none of them is an address', () => {
  expect(readdirSync(deploy).sort()).toEqual(['Caddyfile', 'nginx.conf']);
  expect(readdirSync(site.dist)).toEqual(expect.arrayContaining(['_headers', '_redirects']));
  for (const { path } of readSite(site.dist)) expect(path).not.toMatch(/^\/_(?:headers|redirects)/);
});

test('the same build gives the same files', () => {
  const before = [read('nginx.conf'), read('Caddyfile')];
  writeConfigs(site.dist, deploy);
  expect([read('nginx.conf'), read('Caddyfile')]).toEqual(before);
});

test.each(['nginx.conf', 'Caddyfile'])(
  '%s names what is public, and nothing of this machine',
  (name) => {
    const text = read(name);
    for (const { file, path } of readSite(site.dist)) {
      if (path !== '/404') expect(text).toContain(` /${file}`);
    }
    expect(text).not.toContain('.env');
    expect(text).not.toContain(site.root);
    expect(text).not.toMatch(/^\s*(?:listen|server_name)\s/m);
    // The only folder is found from that of the site.
    const roots = [...text.matchAll(/^\s*root (.*?);?$/gm)].map(([, folder]) => folder);
    expect(new Set(roots).size).toBe(1);
    expect(roots[0]).toMatch(/^(?:\$site_earlier|\{http\.vars\.root\}\/\.\.\/earlier)$/);
  },
);

test.each([
  [
    'nginx.conf',
    [
      'server_tokens off;',
      'ssl_buffer_size 4k;',
      'max_ranges 0;',
      'absolute_redirect off;',
      'gzip off;',
    ],
  ],
  ['Caddyfile', ['-Server', '-Accept-Ranges', 'request_header -Range']],
])('%s turns off what would tell a version or answer in parts', (name, lines) => {
  for (const line of lines) expect(read(name).split(/\n\t*/)).toContain(line);
});

test('what a server would misread stops the build', () => {
  const answers = answersOf(readSite(site.dist));
  const fixed = { 'X-Test': 'a $host {path}' };
  expect(() => nginxConfig({ ...answers, fixed })).toThrow('a $host');
  expect(() => caddyConfig({ ...answers, fixed })).toThrow('{path}');
  expect(nginxConfig({ ...answers, fixed: { 'X-Test': '"a\\b"' } })).toContain('"\\"a\\\\b\\""');
});

test.each(['página.html', 'a b.txt', 'nome.xyz'])('%s stops the build', (name) => {
  const other = createSampleSite(join(site.root, name));
  mkdirSync(join(other.dist, 'x'));
  writeFileSync(join(other.dist, 'x', name), '');
  expect(() => writeConfigs(other.dist, deploy)).toThrow(name.normalize());
});
