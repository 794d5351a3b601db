// @vitest-environment node
import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { type Limits, limitedServer, limits } from './limits.ts';

/* A limit that is off never ends any of these connections, and the test runs into its own. */

const long = 600_000;
const generous: Limits = {
  maxHeaderSize: 64 * 1024,
  headersTimeout: long,
  requestTimeout: long,
  connectionsCheckingInterval: 20,
  keepAliveTimeout: long,
  idleTimeout: long,
  maxConnections: 100,
  maxRequestsPerSocket: 100,
};

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.closeAllConnections();
});

async function listen(granted: Partial<Limits>, listener: RequestListener = (_, r) => r.end('.')) {
  const server = limitedServer(listener, { ...generous, ...granted });
  servers.push(server);
  await once(server.listen(0, '127.0.0.1').unref(), 'listening');
  return (server.address() as AddressInfo).port;
}

async function open(port: number, text = ''): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}

/** All that the server says until it ends the connection. */
async function untilClosed(socket: Socket): Promise<string> {
  let said = '';
  socket.setEncoding('utf8').on('data', (text) => {
    said += text;
  });
  await once(socket, 'close');
  return said;
}

const question = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';

test.each([
  ['', 408],
  ['GET / HTTP/1.1\r\nHost:', 408],
])('headersTimeout ends who says “%s” and no more', async (text, status) => {
  const port = await listen({ headersTimeout: 30 });
  expect(await untilClosed(await open(port, text))).toContain(` ${status} `);
});

test('requestTimeout ends who never sends the rest', async () => {
  const port = await listen({ headersTimeout: 30, requestTimeout: 60 }, () => {});
  const started = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n';
  await untilClosed(await open(port, started));
});

test('keepAliveTimeout ends who asks no more', async () => {
  const port = await listen({ keepAliveTimeout: 30 });
  expect(await untilClosed(await open(port, question))).toContain(' 200 ');
});

test('idleTimeout ends who does not read', async () => {
  const port = await listen({ idleTimeout: 50 }, (_, response) => {
    response.end(Buffer.alloc(64 * 1024 * 1024));
  });
  const deaf = (await open(port, question)).pause();
  const [server] = servers;
  await expect
    .poll(() => new Promise((count) => server?.getConnections((_, open) => count(open))), {
      timeout: 4_000,
    })
    .toBe(0);
  deaf.destroy();
});

test('maxConnections drops the next one', async () => {
  const port = await listen({ maxConnections: 2 });
  const kept = [await open(port), await open(port)];
  expect(await untilClosed(await open(port, question))).toBe('');
  for (const socket of kept) {
    socket.write(question.replace('Host', 'Connection: close\r\nHost'));
    expect(await untilClosed(socket)).toContain(' 200 ');
  }
});

test('maxRequestsPerSocket asks for another connection, and refuses to go on', async () => {
  const port = await listen({ maxRequestsPerSocket: 2, keepAliveTimeout: 30 });
  const said = await untilClosed(await open(port, question.repeat(3)));
  expect(said.match(/(?<=HTTP\/1\.1 )\d+/g)).toEqual(['200', '200', '503']);
});

test('who sends requests without waiting for answers is cut off, and the rest is not read', async () => {
  const port = await listen({}, () => {});
  let read = 0;
  servers[0]?.on('request', () => {
    read += 1;
  });
  await untilClosed(await open(port, question.repeat(1000)));
  // The first 512 bytes.
  expect(read).toBeLessThan(20);
});

test('maxHeaderSize refuses what is longer', async () => {
  const port = await listen({ maxHeaderSize: 1000 });
  const padded = `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(1200)}\r\n\r\n`;
  expect(await untilClosed(await open(port, padded))).toContain(' 431 ');
});

test('what is granted to visitors is enough for all of them and never boundless', () => {
  const bounds: Record<keyof Limits, [number, number]> = {
    maxHeaderSize: [4 * 1024, 16 * 1024],
    headersTimeout: [5_000, 15_000],
    requestTimeout: [5_000, 20_000],
    connectionsCheckingInterval: [500, 5_000],
    keepAliveTimeout: [2_000, 15_000],
    idleTimeout: [10_000, 60_000],
    maxConnections: [1_000, 10_000],
    maxRequestsPerSocket: [100, 1_000],
  };
  for (const [name, [least, most]] of Object.entries(bounds)) {
    expect(limits[name as keyof Limits], name).toBeGreaterThanOrEqual(least);
    expect(limits[name as keyof Limits], name).toBeLessThanOrEqual(most);
  }
});
