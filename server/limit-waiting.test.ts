// @vitest-environment node
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { limitWaiting, mostWaiting } from './limit-waiting.ts';

const held: ServerResponse[] = [];
const server = createServer(limitWaiting((_request, response) => held.push(response)));
beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
beforeEach(() => {
  held.length = 0;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const question = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';

async function send(count: number) {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').setEncoding('utf8');
  await once(
    socket.on('error', () => {}),
    'connect',
  );
  socket.write(question.repeat(count));
  await expect.poll(() => held.length).toBe(Math.min(count, mostWaiting));
  return socket;
}

test('a few requests at once are answered in their order, again and again', async () => {
  const socket = await send(mostWaiting);
  let received = '';
  socket.on('data', (text) => {
    received += text;
  });
  for (let round = 1; round <= 3; round += 1) {
    for (const [index, response] of held.splice(0).reverse().entries()) response.end(`<${index}>`);
    const order = Array.from({ length: mostWaiting }, (_, index) => `<${mostWaiting - 1 - index}>`);
    await expect.poll(() => received.match(/<\d>/g) ?? []).toEqual(Array(round).fill(order).flat());
    if (round === 3) break;
    socket.write(question.repeat(mostWaiting));
    await expect.poll(() => held.length).toBe(mostWaiting);
  }
  socket.destroy();
});

test('one more than that ends the connection', async () => {
  const socket = await send(mostWaiting + 1);
  socket.resume();
  await expect.poll(() => socket.closed).toBe(true);
  expect(held).toHaveLength(mostWaiting);
});
