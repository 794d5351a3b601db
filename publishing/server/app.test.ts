// @vitest-environment node
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { arrivalPath, sharePath } from '#offline/shared.ts';
import { createSampleSite, sampleFiles } from '#tests/fixtures/sample-site.ts';
import { ask as askAt, asReceived } from '#tests/machine/ask.ts';
import { listen } from '#tests/machine/ports.ts';
import { createApp } from './app.ts';
import { headersFor } from './headers.ts';
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

test.each([
  ['/', 'text/html;charset=utf-8', 'index.html'],
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
] as const)('%s is served as %s with the headers of its kind', async (path, type, file) => {
  const { status, headers, body } = await ask(`${path}?from=chat`);
  expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type });
  expect(body.toString()).toBe(sampleFiles[file]);
  const hashes = file.endsWith('.html') ? inlineHashes(sampleFiles[file]) : undefined;
  expect(headers).toMatchObject(asReceived(headersFor(path, hashes)));
});

test.each(['/nada', '/404', '/.env', '/%', '/../secret.txt', '/..%2fsecret.txt'])(
  '%s is unknown',
  async (path) => {
    // Whoever has this page already gets it again: an address that is gone is never "unchanged".
    const { status, headers, body } = await ask(path, { 'if-none-match': '*' });
    expect(status).toBe(404);
    expect(body.toString()).toBe(sampleFiles['404.html']);
    const expected = headersFor('/404', inlineHashes(sampleFiles['404.html']));
    expect(headers).toMatchObject(asReceived(expected));
  },
);

test.each([
  ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nhost: b', 400],
  ['another version', 'GET / HTTP/2.0\r\nHost: a', 400],
  ['one host', 'GET / HTTP/1.1\r\nHost: a', 200],
  ['none, as the first version may', 'GET / HTTP/1.0', 200],
])('%s', async (_, head, status) => {
  const socket = connect(port, '127.0.0.1');
  socket.write(`${head}\r\nConnection: close\r\n\r\n`);
  const [first] = await once(socket, 'data');
  socket.destroy();
  expect(String(first)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
});

test('nothing can be sent to it', async () => {
  for (const path of ['/', '/nada', '/index.html']) {
    const { status, headers } = await ask(path, {}, 'POST');
    expect({ status, allow: headers.allow }).toEqual({ status: 405, allow: 'GET, HEAD' });
    expect(headers).toMatchObject(asReceived(headersFor('/')));
  }
});

test.each(['POST', 'GET'])('what a phone shares (%s) is led on, and not read', async (method) => {
  const { status, headers } = await ask(sharePath, {}, method);
  expect(status).toBe(303);
  expect(headers).toMatchObject({ location: arrivalPath, connection: 'close' });
});

test.each(['/', '/_astro/form.D4x1.js', '/nada', '/index.html'])(
  'HEAD %s answers as GET does, without the body',
  async (path) => {
    const [get, head] = [await ask(path), await ask(path, {}, 'HEAD')];
    expect(head.body).toHaveLength(0);
    expect(head.status).toBe(get.status);
    expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
  },
);

test.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
  ['deflate', undefined, Buffer.from],
] as const)('"%s" gets %s, and 304 who has it', async (accepted, coding, decode) => {
  const path = '/beneficios/bpc-loas';
  const { headers, body } = await ask(path, { 'accept-encoding': accepted });
  expect(headers['content-encoding']).toBe(coding);
  expect(headers).toMatchObject({ vary: 'Accept-Encoding', 'content-length': `${body.length}` });
  expect(Buffer.from(decode(body)).toString()).toBe(sampleFiles['beneficios/bpc-loas.html']);
  const again = (tags: string) => ask(path, { 'accept-encoding': accepted, 'if-none-match': tags });
  const { etag, vary, 'content-security-policy': policy } = headers;
  for (const tags of [`${etag}`, `"old", W/${etag}`, '*']) {
    const unchanged = await again(tags);
    expect(unchanged.status).toBe(304);
    expect(unchanged.headers).toMatchObject({ etag, vary, 'content-security-policy': policy });
  }
  expect((await again('"old"')).status).toBe(200);
});

test.each([
  ['/beneficios/bpc-loas/?a=1&b=//x', '/beneficios/bpc-loas?a=1&b=//x'],
  ['/Beneficios/BPC-loas.html', '/beneficios/bpc-loas'],
  ['http://evil.example/index', '/'],
])('%s moves for good to %s', async (path, location) => {
  const { status, headers } = await ask(path);
  expect({ status, location: headers.location }).toEqual({ status: 301, location });
  expect(headers).toMatchObject(asReceived(headersFor('/')));
});
