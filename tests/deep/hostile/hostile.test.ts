import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import type { Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Holdings, startAttacked } from './attacked-server.ts';
import { openSockets, sendRaw, statuses, untilClosed } from './raw-client.ts';

let server: Awaited<ReturnType<typeof startAttacked>>;
let calm: Holdings;
beforeAll(async () => {
  server = await startAttacked();
  // Code and buffers of an ordinary day are there before anything is compared with it.
  await server.during((visitor) => visitor.served(20));
  calm = await server.holdings();
});
afterAll(() => server.stop());

// Calm it takes some 120 MB, 24 of them one file; a server of 512 MB has room for this.
const mostMemory = 400 * 1024 * 1024;
const memory = async () => (await server.holdings()).memory;
const openDescriptors = async () => (await server.holdings()).descriptors - calm.descriptors;
// Well past the longest limit that is waited for here, 17 s for a slow header.
const longEnough = 90_000;
const patiently = { timeout: longEnough, interval: 200 };

/** After each attack: up, silent, no file or connection left open, memory within bounds. */
afterEach(async () => {
  expect(server.isUp()).toBe(true);
  expect(server.complaints()).toBe('');
  await expect.poll(openDescriptors, patiently).toBeLessThan(20);
  expect(await memory()).toBeLessThan(mostMemory);
}, longEnough);

const agent = new Agent({ keepAlive: true, maxSockets: 20 });
afterAll(() => agent.destroy());

interface Question {
  path: string;
  method?: string;
  headers?: Record<string, string>;
}

async function ask({ path, method = 'GET', headers = {} }: Question) {
  const sent = request({
    host: '127.0.0.1',
    port: server.port,
    path,
    method,
    headers,
    agent,
  }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  return {
    status: response.statusCode,
    length: response.headers['content-length'],
    body: Buffer.concat(chunks).toString(),
  };
}

const askAll = (questions: readonly Question[]) => Promise.all(questions.map(ask));
const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);

test('paths that lead out of the folder, in every encoding', async () => {
  const dots = ['..', '%2e%2e', '%252e%252e', '%c0%ae%c0%ae', '%ef%bc%8e%ef%bc%8e', '..;', '..%00'];
  const slashes = ['/', '\\', '%2f', '%5c', '%252f', '%c0%af', '//', '/./', '%u2215'];
  const questions = ['', '/_astro', '//evil.example'].flatMap((start) =>
    dots.flatMap((up) =>
      slashes.flatMap((slash) =>
        [1, 5].map((depth) => ({ path: `${start}/${(up + slash).repeat(depth)}secret.txt` })),
      ),
    ),
  );
  await server.during(async () => {
    const answers = await askAll(questions);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
    for (const { body } of answers) expect(body).not.toMatch(/outside of the site|SECRET|root:/);
  });
});

const close = 'Host: a\r\nConnection: close\r\n\r\n';

test.each([
  ['null byte in the path', `GET /\0 HTTP/1.1\r\n${close}`, [400]],
  ['null byte in a header', `GET / HTTP/1.1\r\nX-A: a\0b\r\n${close}`, [400]],
  ['control characters in the path', `GET /\x01\x7f\x1b HTTP/1.1\r\n${close}`, [400]],
  ['raw bytes in the path', `GET /\xc0\xae\xc0\xae/\xff HTTP/1.1\r\n${close}`, [400]],
  ['bad percent-encoding', `GET /%zz%e0%80%ff% HTTP/1.1\r\n${close}`, [404]],
  ['a path without an end', `GET /${'a'.repeat(100_000)} HTTP/1.1\r\n${close}`, [431]],
  ['a question without an end', `GET /?${'a'.repeat(100_000)} HTTP/1.1\r\n${close}`, [431]],
  ['a path just short enough', `GET /${'%2e%2e/'.repeat(1100)} HTTP/1.1\r\n${close}`, [404]],
  ['huge headers', `GET / HTTP/1.1\r\nX-A: ${'a'.repeat(100_000)}\r\n${close}`, [431]],
  ['many headers', `GET / HTTP/1.1\r\n${'A:\r\n'.repeat(5000)}${close}`, [431]],
  ['a header name without an end', `GET / HTTP/1.1\r\n${'a'.repeat(100_000)}`, [431]],
  ['a folded header', `GET / HTTP/1.1\r\nX-A: a\r\n b\r\n${close}`, [400]],
  ['the address of another host', `GET http://evil.example/ HTTP/1.1\r\n${close}`, [200]],
  ['another protocol', `GET file:///etc/passwd HTTP/1.1\r\n${close}`, [404]],
  ['an address without a path', `GET evil.example HTTP/1.1\r\n${close}`, [400]],
  ['a tunnel', `CONNECT evil.example:443 HTTP/1.1\r\n${close}`, []],
  ['an unknown method', `HACK / HTTP/1.1\r\n${close}`, [400]],
  ['a method without an end', 'A'.repeat(100_000), [400]],
  ['TRACE', `TRACE / HTTP/1.1\r\n${close}`, [405]],
  ['WebDAV', `PROPFIND / HTTP/1.1\r\n${close}`, [405]],
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', [400]],
  ['the first protocol', 'GET /\r\n\r\n', [200]],
  ['a future protocol', `GET / HTTP/9.9\r\n${close}`, [400]],
  ['HTTP/2 unasked', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', [400]],
  ['an upgrade', `GET / HTTP/1.1\r\nUpgrade: websocket\r\n${close}`, [200]],
  ['TLS to a plain port', `\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03${'\0'.repeat(500)}`, [400]],
  ['noise', '\x80\xff\x00\x7f'.repeat(5000), [400]],
  ['two lengths', `POST / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n${close}`, [400]],
  [
    'a length beside chunks',
    `POST / HTTP/1.1\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n${close}0\r\n\r\n`,
    [400],
  ],
  ['a negative length', `POST / HTTP/1.1\r\nContent-Length: -1\r\n${close}`, [400]],
  ['a boundless body', `POST / HTTP/1.1\r\nContent-Length: 99999999999\r\n${close}a`, [405]],
  ['chunks that lie', `POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n${close}zz\r\n`, [405]],
  [
    'an answer smuggled into a header',
    `GET / HTTP/1.1\r\nX-A: a\rHTTP/1.1 200 OK\r\n${close}`,
    [400],
  ],
])('%s', async (_name, bytes, expected) => {
  await server.during(async () => {
    expect(statuses(await sendRaw(server.port, bytes))).toEqual(expected);
  });
});

test('headers made to keep a pattern busy', async () => {
  const hostile: Record<string, string>[] = [
    { 'accept-encoding': ';q=0'.repeat(1900) },
    { 'accept-encoding': `br;${' '.repeat(7000)}q=0x` },
    { 'accept-encoding': `br;q=0.${'0'.repeat(7000)}x` },
    { 'accept-encoding': 'gzip,'.repeat(1500) },
    { 'if-none-match': `W/"${'a'.repeat(7000)}"` },
    { 'if-modified-since': '9'.repeat(7000) },
  ];
  const questions = hostile.flatMap((headers) => times(20, { path: '/beneficios', headers }));
  const paths = ['/'.repeat(7000), `/${'.html'.repeat(1400)}`, `/${'/index'.repeat(1100)}`];
  await server.during(async () => {
    for (const { status } of await askAll(questions)) expect(status).toBe(200);
    const lost = paths.flatMap((path) => times(20, { path }));
    for (const { status } of await askAll(lost)) expect(status).toBe(404);
  });
});

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;

test('a thousand connections that send 64 KB of requests without waiting for answers', async () => {
  const flood = get('/').repeat(2000);
  await server.during(async (visitor) => {
    const sockets = await openSockets(server.port, 1000);
    const closed = sockets.map(untilClosed);
    for (const socket of sockets) socket.write(flood);
    await visitor.served(3);
    expect(await memory()).toBeLessThan(mostMemory);
    await Promise.all(closed);
  });
});

/** Sends a header letter by letter until the server has had enough; resolves to its answer. */
async function drip(socket: Socket): Promise<number[]> {
  const closed = untilClosed(socket);
  socket.write('GET / HTTP/1.1\r\nHost: a\r\nX-A: ');
  const letters = setInterval(() => socket.write('a'), 500);
  const received = await closed;
  clearInterval(letters);
  return statuses(received);
}

test(
  'hundreds who say nothing, speak too slowly or do not listen',
  async () => {
    await server.during(async (visitor) => {
      const silent = (await openSockets(server.port, 1000)).map(untilClosed);
      const slow = (await openSockets(server.port, 100)).map(drip);
      const deaf = await openSockets(server.port, 50);
      for (const socket of deaf) socket.pause().write(get('/big.json'));
      await visitor.served(5);
      expect(await memory()).toBeLessThan(mostMemory);
      await Promise.all(silent);
      for (const answer of await Promise.all(slow)) expect(answer).toEqual([408]);
      for (const socket of deaf) socket.destroy();
    });
  },
  longEnough,
);
