import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { arrivalPath, sharePath } from '#offline/shared.ts';
import { headersFor, tlsOnlyHeaders } from '#server/headers.ts';
import { unknownAddresses } from '#tests/fixtures/unknown-addresses.ts';
import { type Answer, ask, asReceived } from '#tests/machine/ask.ts';
import { siteFolder } from '../../browser/site-folder.ts';
import { addresses, deployFolder, pages, site } from './built-site.ts';
import { type RunningServer, startCaddy, startNginx, startOwn } from './start-servers.ts';

/** Whatever serves the site, visitors cannot tell: nginx and Caddy, by the build's files, answer as `npm start`. */

// Anything else that only one server says is a finding.
const free = new Set(
  'connection,content-length,date,etag,keep-alive,last-modified,server,transfer-encoding'.split(
    ',',
  ),
);

// Nobody reads the body of a redirect, so its kind may differ as well.
const aboutContent = new Set(['content-type', 'vary']);

const essence = ({ status = 0, headers }: Answer) => ({
  status,
  headers: Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) => !free.has(name) && !(status === 301 && aboutContent.has(name)),
    ),
  ),
});

/** The rules for other spellings are one form with each page's address: the shortest, and every tenth. */
const spelled = pages.filter(({ path }, index) => !path.includes('/', 1) || index % 10 === 0);

let own: RunningServer;
beforeAll(async () => {
  own = await startOwn(siteFolder);
});
afterAll(() => own.stop());

test('the build has pages and other files', () => {
  expect(pages.length).toBeGreaterThan(5);
  expect(addresses.length).toBeGreaterThan(pages.length);
});

describe.each([
  ['nginx', startNginx],
  ['Caddy', startCaddy],
] as const)('%s', (_, start) => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await start(siteFolder, deployFolder);
  });
  afterAll(() => server?.stop());

  async function expectSame(path: string, headers: Record<string, string> = {}, method = 'GET') {
    const [expected, answer] = await Promise.all([
      ask(own.plain, path, headers, method),
      ask(server.plain, path, headers, method),
    ]);
    expect(essence(answer), path).toEqual(essence(expected));
    return { answer, expected };
  }

  describe.each(addresses.map(({ path, hashes }) => ({ path, hashes })))(
    '$path',
    ({ path, hashes }) => {
      test('every coding, byte for byte', async () => {
        const { answer: plain } = await expectSame(path);
        expect(plain.status).toBe(200);
        expect(plain.headers).toMatchObject(asReceived(headersFor(path, hashes)));
        for (const accepted of [
          'br',
          'gzip',
          'gzip, deflate, br, zstd',
          'br;q=0, gzip',
          'deflate',
        ]) {
          const { answer, expected } = await expectSame(path, { 'accept-encoding': accepted });
          expect(answer.body.equals(expected.body), accepted).toBe(true);
          const { 'content-encoding': coding } = answer.headers;
          const decode = coding === 'br' ? brotliDecompressSync : coding ? gunzipSync : Buffer.from;
          expect(Buffer.from(decode(answer.body)).equals(plain.body), accepted).toBe(true);
        }
      });

      test('HEAD, and 304 for whoever has it', async () => {
        const head = await expectSame(path, { 'accept-encoding': 'br' }, 'HEAD');
        expect(head.answer.body).toHaveLength(0);
        const first = await ask(server.plain, path, { 'accept-encoding': 'br' });
        const etag = String(first.headers.etag);
        const again = await ask(server.plain, path, {
          'accept-encoding': 'br',
          'if-none-match': etag,
        });
        expect({ status: again.status, length: again.body.length }).toEqual({
          status: 304,
          length: 0,
        });
        for (const name of ['cache-control', 'content-security-policy', 'vary']) {
          expect(again.headers[name], name).toBe(first.headers[name]);
        }
        expect((await ask(server.plain, path, { 'if-none-match': '"old"' })).status).toBe(200);
      });
    },
  );

  describe.each(spelled.map(({ path }) => path))('other spellings of %s', (page) => {
    const stem = page === '/' ? '' : page;
    test.each([
      `${stem}/index`,
      `${stem}/index.html`,
      `${stem}/INDEX.html/`,
      ...(stem
        ? [
            `${stem}/`,
            `${stem}.html`,
            `${stem}.HTML/`,
            stem.toUpperCase(),
            stem.replace(/[^/]$/, (last) => `%${last.charCodeAt(0).toString(16)}`),
            `/%${stem.charCodeAt(1).toString(16).toUpperCase()}${stem.slice(2)}.html`,
          ]
        : []),
    ])('%s', async (path) => {
      const { answer } = await expectSame(`${path}?a=1&b=//x`);
      expect(answer.status).toBe(301);
      expect(answer.headers.location).toBe(`${page}?a=1&b=//x`);
    });
  });

  const noFiles = '/_astro/ /og/nada.png /leitor-nada.js /.well-known/ /beneficios/bpc-loas//';
  const notPublic = '/_headers /_redirects /.git/config /nginx.conf /Caddyfile /deploy/nginx.conf';
  const spelledOddly =
    '/beneficios%2Fbpc-loas /beneficios/bpc-loas.html.br /robots.txt/ /ROBOTS.TXT /robots%2Etxt /..%5cpackage.json /_astro/../robots.txt /./beneficios';
  test.each([
    ...unknownAddresses,
    ...[noFiles, notPublic, spelledOddly].flatMap((paths) => paths.split(' ')),
  ])('%s is unknown', async (path) => {
    const { answer, expected } = await expectSame(path, { 'accept-encoding': 'br' });
    expect(answer.status).toBe(404);
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.body.equals(expected.body)).toBe(true);
  });

  test.each([
    '/../package.json',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/_astro/../../package.json',
    '/%',
    '/%E0%A4%A',
    '/%00',
  ])('%s, which no browser sends, gets nothing', async (path) => {
    // nginx refuses some of these before it reads its configuration.
    expect([400, 404]).toContain((await ask(server.plain, path)).status);
  });

  test('a visitor with a copy of the page for unknown addresses still gets 404, and the page', async () => {
    const first = await ask(server.plain, '/nada');
    const { answer } = await expectSame('/nada', {
      'if-none-match': String(first.headers.etag),
      'if-modified-since': new Date(8.64e15).toUTCString(),
    });
    expect(answer.body.equals(first.body)).toBe(true);
  });

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'FOO'])(
    '%s is refused',
    async (method) => {
      for (const path of ['/', '/nada', '/index.html', '/robots.txt']) {
        const { status, headers } = await ask(server.plain, path, {}, method);
        expect(status).toBe(405);
        expect(headers.allow).toBe('GET, HEAD');
        expect(headers).toMatchObject(asReceived(headersFor('/')));
      }
    },
  );

  test('what a phone shares is led on, and not read', async () => {
    for (const method of ['GET', 'POST']) {
      const { status, headers } = await ask(server.plain, sharePath, {}, method);
      expect({ status, location: headers.location }).toEqual({
        status: 303,
        location: arrivalPath,
      });
    }
  });

  test.each(['bytes=0-9', 'bytes=5-2', 'bytes=-5', 'bytes=0-1,2-3'])(
    '%s is answered in full',
    async (range) => {
      for (const path of ['/robots.txt', '/', '/nada']) {
        const { answer, expected } = await expectSame(path, { range });
        expect(answer.body.equals(expected.body)).toBe(true);
      }
    },
  );

  test('HSTS is sent where TLS ends, and only there', async () => {
    if (!server.tls) throw new Error('no TLS');
    for (const path of ['/', '/nada', '/index.html', '/robots.txt', pages.at(-1)?.path ?? '/']) {
      const [plain, secure] = [await ask(server.plain, path), await ask(server.tls, path)];
      for (const [name, value] of Object.entries(tlsOnlyHeaders)) {
        expect(plain.headers[name.toLowerCase()]).toBeUndefined();
        expect(secure.headers[name.toLowerCase()]).toBe(value);
      }
      expect(secure.status).toBe(plain.status);
    }
  });

  test('nothing names a version', async () => {
    for (const [path, method] of [
      ['/', 'GET'],
      ['/nada', 'GET'],
      ['/index.html', 'GET'],
      ['/', 'POST'],
      ['/%', 'GET'],
      ['/', 'TRACE'],
    ] as const) {
      const { headers, body } = await ask(server.plain, path, {}, method);
      expect(JSON.stringify(headers)).not.toMatch(/(?:nginx|caddy|debian)\W*\d/i);
      expect(headers['x-powered-by']).toBeUndefined();
      if (method !== 'GET' || path !== '/')
        expect(body.toString()).not.toMatch(/(?:nginx|caddy)\W*\d/i);
    }
  });
});

test('the page for unknown addresses is the only file without an address', () => {
  expect(site.length - addresses.length).toBe(1);
});
