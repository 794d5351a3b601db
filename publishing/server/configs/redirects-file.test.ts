// @vitest-environment node
import { expect, test } from 'vitest';
import { canonicalRedirect } from '#offline/canonical.ts';
import { arrivalPath, sharePath } from '#offline/shared.ts';
import { homesOf, type SiteAddress } from '../read-site.ts';
import { redirectsFile } from './redirects-file.ts';

const page = (path: string, ...alsoAt: string[]): SiteAddress => ({
  path,
  alsoAt,
  file: 'x.html',
  hashes: { scripts: [], styles: [], sendsToChat: false },
});
const site = [
  page('/'),
  page('/404'),
  page('/a'),
  page('/a/b', '/a/B', '/a/OLD_B'),
  { path: '/c.txt', file: 'c.txt' },
];

test('every line says what the code of the server says', () => {
  const lines = redirectsFile(site)
    .split('\n')
    .filter((line) => line.startsWith('/'));
  expect(lines).toHaveLength(12);
  for (const line of lines) {
    const [from = '', to, status] = line.split(' ');
    if (from === sharePath) expect([to, status]).toEqual([arrivalPath, '303']);
    else {
      expect(canonicalRedirect(from, homesOf(site))).toBe(to);
      expect(status).toBe('301');
    }
  }
});

test('no line could lead in circles on a host that does not tell a slash from none', () => {
  expect(redirectsFile(site)).not.toMatch(/\/ \/|!|404/);
});

test('a large site has no more lines than a host reads', () => {
  const many = Array.from({ length: 1100 }, (_, index) => page(`/p${index}`));
  const lines = redirectsFile(many).trim().split('\n').slice(3);
  expect(lines).toHaveLength(1100);
  expect(lines).toContain('/p7.html /p7 301');
});
