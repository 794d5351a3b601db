// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalRedirect, spellingsOf } from './canonical.ts';

const routes = ['/', '/beneficios', '/beneficios/bpc-loas'];
const homes = new Map([
  ...routes.map((path) => [path, path] as const),
  ['/beneficios/loas_antigo', '/beneficios/bpc-loas'],
]);

test.each([
  ['/beneficios/bpc-loas/', '/beneficios/bpc-loas'],
  ['/beneficios/bpc-loas.html', '/beneficios/bpc-loas'],
  ['/beneficios/bpc-loas/index', '/beneficios/bpc-loas'],
  ['/beneficios/bpc-loas/index.html', '/beneficios/bpc-loas'],
  ['/Beneficios/BPC-LOAS.HTML', '/beneficios/bpc-loas'],
  ['/beneficios/bpc%2Dloas', '/beneficios/bpc-loas'],
  ['/beneficios/', '/beneficios'],
  ['/index', '/'],
  ['/index.html', '/'],
  ['/INDEX/', '/'],
  ['/beneficios/loas_antigo', '/beneficios/bpc-loas'],
  ['/beneficios/LOAS_ANTIGO.html', '/beneficios/bpc-loas'],
])('%s moves to %s', (path, canonical) => {
  expect(canonicalRedirect(path, homes)).toBe(canonical);
});

test.each([
  '/',
  '/beneficios',
  '/beneficios/bpc-loas',
  '/nada/',
  '/nada.html',
  '/404.html',
  '/beneficios/bpc-loas//',
  '/beneficios%2Fbpc-loas',
  '//evil.example/',
  '//evil.example/index.html',
  '/\\evil',
  '/\\evil.example/',
  '/%5Cevil/',
  '/beneficios/../index.html',
  '/%',
  '/%E0%A4%A/',
  '/%00/',
  'index.html',
  '*',
])('%j does not move', (path) => {
  expect(canonicalRedirect(path, homes)).toBeUndefined();
});

test('whatever is asked, the answer is a known page and never the same address', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    'index',
    '.html',
    'beneficios',
    'bpc-loas',
    '%2e',
    '..',
    '%',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(piece).map((all) => all.join('')),
      ),
      (path) => {
        const canonical = canonicalRedirect(path, homes);
        return canonical === undefined || (routes.includes(canonical) && canonical !== path);
      },
    ),
  );
});

test('tables of spellings lead where the code leads', () => {
  const piece = fc.constantFrom(
    '/',
    'index',
    'INDEX',
    '.html',
    '.HTML',
    'beneficios',
    'bpc-LOAS',
    'loas_ANTIGO',
    'x',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
      const path = `/${pieces.join('')}`;
      const listed = homes.get(
        [...homes.keys()].find((from) => new RegExp(spellingsOf(from), 'i').test(path)) ?? '',
      );
      expect(listed === path ? undefined : listed).toBe(canonicalRedirect(path, homes));
    }),
  );
});
