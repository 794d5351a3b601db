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

test('hashed assets never change; pages and everything else are revalidated', () => {
  const immutable = 'public, max-age=31536000, immutable';
  expect(headersFor('/_astro/form.D4x1.js')['Cache-Control']).toBe(immutable);
  for (const path of ['/', '/beneficios/bpc-loas', '/sitemap.xml', '/_astro', '/x/_astro/y.js']) {
    expect(headersFor(path)['Cache-Control']).toBe('no-cache');
  }
});

test('every path gets the security headers', () => {
  for (const path of ['/', '/_astro/form.D4x1.js', '/404']) {
    expect(headersFor(path)).toMatchObject({
      'Cross-Origin-Embedder-Policy': 'require-corp',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    });
    expect(headersFor(path)).not.toHaveProperty('Strict-Transport-Security');
  }
});

test('others get only what a frame of theirs needs, and may frame only what is made for it', () => {
  const open = (path: string) =>
    headersFor(path)['Cross-Origin-Resource-Policy'] === 'cross-origin';
  const framable = (path: string) =>
    headersFor(path)['Content-Security-Policy']?.includes('frame-ancestors *');
  const paths = [
    '/',
    '/embutir',
    '/ferramentas/renda-bpc',
    '/carta',
    '/404',
    '/sw.js',
    '/leitor-A.js',
  ];
  expect(paths.filter((path) => open(path) || framable(path))).toEqual([]);
  for (const path of ['/embutir/renda-bpc', '/embutir.js', '/_astro/form.js'])
    expect(open(path)).toBe(true);
  expect(framable('/embutir/renda-bpc')).toBe(true);
});

test('over TLS, two years of https are promised for everything below', () => {
  const days = 24 * 60 * 60;
  expect(transportHeaders(false)['Strict-Transport-Security']).toBe(
    `max-age=${2 * 365 * days}; includeSubDomains`,
  );
});

test('in the first week they are promised for five minutes, and for this name only', () => {
  expect(transportHeaders(true)['Strict-Transport-Security']).toBe('max-age=300');
});

test('an icon, whose name stays when its content changes, is kept for a day', () => {
  for (const icon of ['/favicon.svg', '/favicon.ico', '/desenhos.svg']) {
    expect(headersFor(icon)['Cache-Control']).toBe('public, max-age=86400');
  }
});

test('sharing stays allowed, the camera does not', () => {
  const policy = headersFor('/')['Permissions-Policy'];
  expect(policy).toContain('camera=()');
  expect(policy).not.toContain('web-share=()');
});

test('preview images may be shown by other sites', () => {
  expect(headersFor('/og/bpc.png')['Cross-Origin-Resource-Policy']).toBe('cross-origin');
});

test('any site may read the data for programs, and the programs of tools in frames, and nothing else', () => {
  const open = (path: string) => headersFor(path)['Access-Control-Allow-Origin'];
  for (const path of ['/dados', '/dados/teto-inss.json', '/dados/casos/prazos.json']) {
    expect(open(path)).toBe('*');
    expect(headersFor(path)['Cross-Origin-Resource-Policy']).toBe('cross-origin');
    expect(headersFor(path)).not.toHaveProperty('Access-Control-Allow-Credentials');
  }
  for (const path of [
    '/',
    '/dadosx',
    '/fontes',
    '/og/a.png',
    '/embutir/renda-bpc',
    '/carta/dados/a',
  ])
    expect(open(path)).toBeUndefined();
  expect(headersFor('/dados/mudancas.xml')['Content-Type']).toBe('application/atom+xml');
});

test('links are fetched ahead from pages only, by rules that are kept for a day', () => {
  expect(headersFor('/', inlineHashes(''))).toMatchObject(pageHeaders);
  expect(headersFor('/favicon.svg')).not.toHaveProperty('Speculation-Rules');
  const rules = '/speculation-rules.json';
  expect(pageHeaders['Speculation-Rules']).toBe(`"${rules}"`);
  expect(headersFor(rules)['Content-Type']).toBe('application/speculationrules+json');
  expect(headersFor(rules)['Cache-Control']).toBe('public, max-age=86400');
  expect(headersFor(`${rules}x`)['Cache-Control']).toBe('no-cache');
});

test('manifest and icon have their own types wherever they are', () => {
  expect(headersFor('/manifest.webmanifest')['Content-Type']).toBe('application/manifest+json');
  expect(headersFor('/favicon.ico')['Content-Type']).toBe('image/x-icon');
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

test('the program that reads it obeys a policy of its own, and never changes', () => {
  expect(headersFor('/leitor-A1b2.js')).toMatchObject({
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Content-Security-Policy':
      "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
  });
});

test('the program that reads photographs may run an engine that is handed in, and reach nothing', () => {
  expect(headersFor('/leitor-foto-A1b2.js')).toMatchObject({
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Content-Security-Policy':
      "default-src 'none'; script-src 'wasm-unsafe-eval'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
  });
});

test('the file of drawings may have styles of its own, and nothing else', () => {
  expect(headersFor('/desenhos.svg')['Content-Security-Policy']).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'",
  );
});

test('every rule can be written as an nginx, Caddy or CDN pattern', () => {
  for (const { pattern } of headerRules) expect(pattern).toMatch(/^\/[^*]*\*?[^*]*$/);
});
