// @vitest-environment node
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readInPieces } from './read-in-pieces.ts';

let requests = 0;
const body = 'x'.repeat(100_000);
const server = createServer({ maxHeaderSize: 16_000 }, (request, response) => {
  requests += 1;
  if (request.url === '/end') request.socket.destroy();
  else response.end(`<${request.url}>${body}<${request.headers['x-a'] ?? ''}>`);
}).on('connection', readInPieces);
beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function open() {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').setEncoding('utf8');
  await once(
    socket.on('error', () => {}),
    'connect',
  );
  return socket;
}

test('a long request arrives whole', async () => {
  const value = Array.from({ length: 2000 }, (_, index) => index).join('-');
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/long`, { headers: { 'x-a': value } });
  expect(await answer.text()).toBe(`</long>${body}<${value}>`);
});

test('what waits until the visitor reads is not lost', async () => {
  const socket = (await open()).pause();
  const paths = Array.from({ length: 500 }, (_, index) => `/${index}`);
  const last = 'Connection: close\r\n\r\n';
  const text = paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`).join('');
  socket.write(text.slice(0, -2) + last);
  let received = '';
  socket.on('data', (text) => {
    received += String(text).replaceAll('x', '');
  });
  socket.resume();
  await once(socket, 'close');
  expect(received.match(/<\/\d+>/g)).toEqual(paths.map((path) => `<${path}>`));
});

test('what follows after the connection was ended is not read', async () => {
  requests = 0;
  const socket = await open();
  socket.resume().write('GET /end HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(1000));
  await once(socket, 'close');
  // The first piece, at most: 512 bytes.
  expect(requests).toBeLessThan(20);
});
