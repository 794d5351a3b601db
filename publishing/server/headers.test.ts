// @vitest-environment node
import { expect, test } from 'vitest';
import {
  contentSecurityPolicy,
  headerRules,
  headersFor,
  pageHeaders,
  transportHeaders,
} from './headers.ts';
import { inlineHashes } from './inline-hashes.ts';

test.each([
  ['public, max-age=31536000, immutable', ['/_astro/form.D4x1.js', '/leitor-A1b2.js', '/og/a.png']],
  [
    'public, max-age=86400',
    ['/favicon.svg', '/favicon.ico', '/desenhos.svg', '/speculation-rules.json', '/embutir.js'],
  ],
  [
    'no-cache',
    ['/', '/beneficios/bpc-loas', '/sitemap.xml', '/_astro', '/x/_astro/y.js', '/404', '/sw.js'],
  ],
])('kept as %s: %o', (cache, paths) => {
  for (const path of paths) expect(headersFor(path)['Cache-Control'], path).toBe(cache);
});

test('every path gets the security headers, and sharing stays allowed', () => {
  for (const path of ['/', '/_astro/form.D4x1.js', '/404']) {
    expect(headersFor(path)).toMatchObject({
      'Cross-Origin-Embedder-Policy': 'require-corp',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': expect.stringMatching(/^(?!.*web-share).*camera=\(\)/),
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    });
    expect(headersFor(path)).not.toHaveProperty('Strict-Transport-Security');
  }
});

const ours = ['/', '/embutir', '/ferramentas/renda-bpc', '/carta', '/404', '/sw.js'];
const ofFrames = ['/embutir/renda-bpc', '/embutir.js'];
const ofPrograms = ['/dados', '/dados/teto-inss.json', '/dados/casos/prazos.json'];

test('others get what a frame, a preview or a program of theirs needs, and nothing else', () => {
  const open = (path: string) =>
    headersFor(path)['Cross-Origin-Resource-Policy'] === 'cross-origin';
  const readable = (path: string) => headersFor(path)['Access-Control-Allow-Origin'] === '*';
  const framable = (path: string) =>
    headersFor(path)['Content-Security-Policy']?.includes('frame-ancestors *');
  const all = [
    ...ours,
    ...ofFrames,
    ...ofPrograms,
    '/_astro/form.js',
    '/og/bpc.png',
    '/leitor-A.js',
  ];
  expect(all.filter(open)).toEqual([...ofFrames, ...ofPrograms, '/_astro/form.js', '/og/bpc.png']);
  expect(all.filter(readable)).toEqual([...ofPrograms, '/_astro/form.js']);
  expect(all.filter(framable)).toEqual(['/embutir/renda-bpc']);
  expect(['/dadosx', '/carta/dados/a'].filter(readable)).toEqual([]);
  expect(headersFor('/dados')).not.toHaveProperty('Access-Control-Allow-Credentials');
});

test('over TLS, two years of https are promised for everything below; in the first week five minutes, for this name', () => {
  expect(transportHeaders(false)['Strict-Transport-Security']).toBe(
    `max-age=${2 * 365 * 24 * 60 * 60}; includeSubDomains`,
  );
  expect(transportHeaders(true)['Strict-Transport-Security']).toBe('max-age=300');
});

test('links are fetched ahead from pages only', () => {
  expect(headersFor('/', inlineHashes(''))).toMatchObject(pageHeaders);
  expect(headersFor('/favicon.svg')).not.toHaveProperty('Speculation-Rules');
  expect(pageHeaders['Speculation-Rules']).toBe('"/speculation-rules.json"');
});

test.each([
  ['/speculation-rules.json', 'application/speculationrules+json'],
  ['/dados/mudancas.xml', 'application/atom+xml'],
  ['/manifest.webmanifest', 'application/manifest+json'],
  ['/favicon.ico', 'image/x-icon'],
  ['/speculation-rules.jsonx', undefined],
])('%s is of type %s', (path, type) => {
  expect(headersFor(path)['Content-Type']).toBe(type);
});

test('the policy lists the inline code of the page and nothing unsafe', () => {
  const policy = contentSecurityPolicy({
    scripts: ["'sha256-a'"],
    styles: ["'sha256-b'"],
    sendsToChat: false,
  });
  expect(policy.split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self' 'sha256-a'",
    "style-src 'self' 'sha256-b'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types sw',
  ]);
  expect(headersFor('/')['Content-Security-Policy']).toContain("style-src 'self';");
});

const shut = "base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'";

test.each([
  ['/leitor-A1b2.js', `${shut}; trusted-types 'none'`],
  ['/leitor-foto-A1b2.js', `script-src 'wasm-unsafe-eval'; ${shut}; trusted-types 'none'`],
  ['/desenhos.svg', `style-src 'unsafe-inline'; ${shut}`],
])('%s reaches nothing, and has a policy of its own', (path, policy) => {
  expect(headersFor(path)['Content-Security-Policy']).toBe(`default-src 'none'; ${policy}`);
});

test('every rule can be written as an nginx, Caddy or CDN pattern', () => {
  for (const { pattern } of headerRules) expect(pattern).toMatch(/^\/[^*]*\*?[^*]*$/);
});
