// @vitest-environment node
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { arrivalPath, sharePath } from '#offline/shared.ts';
import { createSampleSite, sampleFiles } from '#tests/fixtures/sample-site.ts';
import { unknownAddresses } from '#tests/fixtures/unknown-addresses.ts';
import { type Answer, ask as askAt, asReceived } from '#tests/machine/ask.ts';
import { listen } from '#tests/machine/ports.ts';
import { createApp } from './app.ts';
import { type HeaderFields, headersFor } from './headers.ts';
import { type HeldSite, holdSite } from './hold-site.ts';
import { inlineHashes } from './inline-hashes.ts';

const site = createSampleSite();
const server = createServer(createApp(() => holdSite(site.dist) as HeldSite));
const port = await listen(server);
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  askAt({ port, tls: false }, path, headers, method);

const expectHeaders = ({ headers }: Answer, expected: HeaderFields) =>
  expect(headers).toMatchObject(asReceived(expected));

function expectNotFound(answer: Answer) {
  expect(answer.status).toBe(404);
  expect(answer.body.toString()).toBe(sampleFiles['404.html']);
  expectHeaders(answer, headersFor('/404', inlineHashes(sampleFiles['404.html'])));
}

test.each([
  ['/', 'text/html;charset=utf-8', 'index.html'],
  ['/beneficios', 'text/html;charset=utf-8', 'beneficios.html'],
  ['/beneficios/bpc-loas', 'text/html;charset=utf-8', 'beneficios/bpc-loas.html'],
  ['/_astro/form.D4x1.js', 'text/javascript', '_astro/form.D4x1.js'],
  ['/_astro/sans.B7y2.woff2', 'font/woff2', '_astro/sans.B7y2.woff2'],
  ['/og/bpc.png', 'image/png', 'og/bpc.png'],
  ['/dados/teto-inss.csv', 'text/csv;charset=utf-8', 'dados/teto-inss.csv'],
  ['/dados/mudancas.xml', 'application/atom+xml', 'dados/mudancas.xml'],
  ['/sitemap.xml', 'text/xml', 'sitemap.xml'],
  ['/robots.txt', 'text/plain;charset=utf-8', 'robots.txt'],
  ['/favicon.svg', 'image/svg+xml', 'favicon.svg'],
  ['/site.webmanifest', 'application/manifest+json', 'site.webmanifest'],
  ['/.well-known/security.txt', 'text/plain;charset=utf-8', '.well-known/security.txt'],
] as const)('%s is served as %s with the headers of its kind', async (path, type, file) => {
  const answer = await ask(`${path}?from=chat`);
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toBe(type);
  expect(answer.body.toString()).toBe(sampleFiles[file]);
  const hashes = file.endsWith('.html') ? inlineHashes(sampleFiles[file]) : undefined;
  expectHeaders(answer, headersFor(path, hashes));
});

test('the policy of a page carries the hashes of its own inline code', async () => {
  const { scripts, styles } = inlineHashes(sampleFiles['index.html']);
  const policy = (await ask('/')).headers['content-security-policy'];
  expect(policy).toContain(`script-src 'self' ${scripts[0]};`);
  expect(policy).toContain(`style-src 'self' ${styles[0]};`);
  expect((await ask('/beneficios')).headers['content-security-policy']).not.toContain('sha256');
});

test('the absolute form of a request is understood', async () => {
  expect((await ask('http://example.org/beneficios')).status).toBe(200);
  expect((await ask('http://example.org/')).status).toBe(200);
});

describe('unknown addresses', () => {
  test.each([
    ...unknownAddresses,
    '/_astro/form.D4x1.js/',
    '/_astro/form.D4x1.js.br',
    '//evil.example/',
    '/\\evil',
    '*',
    '/%',
    '/%E0%A4%A',
    '/%00',
    `/${'/'.repeat(4000)}x`,
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e%2fsecret.txt',
    '/..%5csecret.txt',
    '/..\\secret.txt',
    '/%252e%252e%252fsecret.txt',
    '/%c0%ae%c0%ae/secret.txt',
    '/_astro/../../secret.txt',
    '/_astro/..;/secret.txt',
    'http://example.org/../secret.txt',
  ])('%s', async (path) => {
    expectNotFound(await ask(path));
  });

  test('the page comes compressed, and never as 304 or in parts', async () => {
    const first = await ask('/nada', { 'accept-encoding': 'br' });
    expect(first.status).toBe(404);
    expect(first.headers['content-encoding']).toBe('br');
    expect(first.headers.vary).toBe('Accept-Encoding');
    expect(brotliDecompressSync(first.body).toString()).toBe(sampleFiles['404.html']);
    const again = { 'accept-encoding': 'br', 'if-none-match': String(first.headers.etag) };
    expect((await ask('/nada', again)).status).toBe(404);
    expectNotFound(await ask('/nada', { range: 'bytes=0-9' }));
  });
});

describe('methods', () => {
  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])(
    '%s is refused',
    async (method) => {
      for (const path of ['/', '/nada', '/index.html']) {
        const answer = await ask(path, {}, method);
        expect(answer.status).toBe(405);
        expect(answer.headers.allow).toBe('GET, HEAD');
        expectHeaders(answer, headersFor('/'));
      }
    },
  );

  test.each(['POST', 'GET'])('what a phone shares (%s) is led on, and not read', async (method) => {
    const answer = await ask(sharePath, {}, method);
    expect(answer.status).toBe(303);
    expect(answer.headers.location).toBe(arrivalPath);
    expect(answer.headers.connection).toBe('close');
  });

  test.each(['/', '/_astro/form.D4x1.js', '/nada', '/index.html'])(
    'HEAD %s answers as GET does, without the body',
    async (path) => {
      const [get, head] = [await ask(path), await ask(path, {}, 'HEAD')];
      expect(head.body).toHaveLength(0);
      expect(head.status).toBe(get.status);
      expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
      expect(head.headers['content-length']).toBe(`${get.body.length}`);
    },
  );
});

describe('encodings', () => {
  const decode = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body };

  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0.5, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip; q=0.000, br;Q=0', 'identity'],
    ['br ; q = 0', 'identity'],
    ['BR', 'br'],
    ['*', 'br'],
    ['xbr, unbrotli, x-gzip', 'identity'],
    ['*;q=0', 'identity'],
    ['deflate', 'identity'],
    ['', 'identity'],
  ] as const)('"%s" gets %s', async (accepted, encoding) => {
    const answer = await ask('/beneficios/bpc-loas', { 'accept-encoding': accepted });
    expect(answer.headers['content-encoding'] ?? 'identity').toBe(encoding);
    expect(answer.headers['content-type']).toBe('text/html;charset=utf-8');
    expect(answer.headers['content-length']).toBe(`${answer.body.length}`);
    expect(answer.headers.vary).toBe('Accept-Encoding');
    expect(decode[encoding](answer.body).toString()).toBe(sampleFiles['beneficios/bpc-loas.html']);
  });

  test('what was not worth compressing is sent as it is', async () => {
    const answer = await ask('/robots.txt', { 'accept-encoding': 'br, gzip' });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.headers.vary).toBe('Accept-Encoding');
  });
});

describe('revalidation', () => {
  test.each(['/', '/_astro/form.D4x1.js'])('%s is confirmed with 304', async (path) => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const first = await ask(path, { 'accept-encoding': encoding });
      const etag = String(first.headers.etag);
      const again = await ask(path, { 'accept-encoding': encoding, 'if-none-match': etag });
      expect(again.status).toBe(304);
      expect(again.body).toHaveLength(0);
      for (const name of ['etag', 'vary', 'cache-control', 'content-security-policy']) {
        expect(again.headers[name], name).toBe(first.headers[name]);
      }
    }
  });

  test('in a list, weakened by a proxy, or whatever it is', async () => {
    const { etag } = (await ask('/')).headers;
    for (const tags of [`"old", ${etag}`, `W/${etag}`, `W/"old",W/${etag}`, '*', 'W/"x", *']) {
      expect((await ask('/', { 'if-none-match': tags })).status, tags).toBe(304);
    }
  });

  test('another ETag gets the file, and each coding has its own', async () => {
    expect((await ask('/', { 'if-none-match': 'W/"old"' })).status).toBe(200);
    const { etag } = (await ask('/', { 'accept-encoding': 'br' })).headers;
    expect((await ask('/', { 'if-none-match': String(etag) })).status).toBe(200);
  });
});

test.each(['bytes=5-2', 'bytes=-5', 'bytes=0-0', 'bytes=9999999-', 'bytes=x'])(
  'a range is answered in full: %s',
  async (range) => {
    const answer = await ask('/robots.txt', { range });
    expect(answer.status).toBe(200);
    expect(answer.body.toString()).toBe(sampleFiles['robots.txt']);
  },
);

describe('canonical addresses', () => {
  test.each([
    ['/beneficios/bpc-loas/?a=1&b=//x', '/beneficios/bpc-loas?a=1&b=//x'],
    ['/Beneficios/BPC-loas.html', '/beneficios/bpc-loas'],
    ['/beneficios/bpc%2Dloas', '/beneficios/bpc-loas'],
    ['/index.html?', '/?'],
    ['http://evil.example/index', '/'],
  ])('%s moves for good to %s', async (path, location) => {
    const answer = await ask(path);
    expect(answer.status).toBe(301);
    expect(answer.headers.location).toBe(location);
    expectHeaders(answer, headersFor('/'));
  });
});

test('a visitor who leaves at once does no harm', async () => {
  for (let visit = 0; visit < 20; visit += 1) {
    const socket = connect(port, '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n', () => socket.destroy());
  }
  expect((await ask('/')).status).toBe(200);
});
