import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';
import { listen } from '#tests/machine/ports.ts';

/** Milliseconds there and back. */
const roundTrip = 150;
/** 1.6 Mbit a second, as Lighthouse's slow 4G. */
const bytesPerMillisecond = 200;
/** What one segment carries, and how many a server sends before it waits (RFC 6928). */
const segment = 1_448;
const initialWindow = 10 * segment;

/**
 * A slow line in front of a server on this machine: each way takes half a round trip, opening a
 * connection a whole one, and the server's side of a connection grows by what is acknowledged, as in
 * the slow start of TCP, which loopback does not know. All connections share the line.
 */
export async function slowLine(port: number): Promise<Server> {
  const line = { freeAt: 0 };
  const server = createServer((visitor) => {
    const site = connect(port, '127.0.0.1');
    carryUp(visitor, site);
    carryDown(site, visitor, line);
    for (const end of [visitor, site]) {
      end.on('error', () => undefined);
      end.on('close', () =>
        after(roundTrip).then(() => [visitor, site].map((one) => one.destroy())),
      );
    }
  });
  await listen(server);
  return server;
}

function carryUp(visitor: Socket, site: Socket): void {
  // The first bytes wait for the connection to be opened.
  const openAt = performance.now() + roundTrip;
  visitor.on('data', async (bytes) => {
    await after(Math.max(openAt - performance.now(), 0) + roundTrip / 2);
    site.write(bytes);
  });
}

function carryDown(site: Socket, visitor: Socket, line: { freeAt: number }): void {
  let waiting = Buffer.alloc(0);
  let window = initialWindow;
  let underWay = 0;

  const send = () => {
    while (waiting.length > 0 && underWay < window) {
      const bytes = waiting.subarray(0, segment);
      waiting = waiting.subarray(bytes.length);
      underWay += bytes.length;
      void deliver(bytes);
    }
  };
  const deliver = async (bytes: Buffer) => {
    line.freeAt = Math.max(line.freeAt, performance.now()) + bytes.length / bytesPerMillisecond;
    await after(line.freeAt - performance.now() + roundTrip / 2);
    if (!visitor.destroyed) visitor.write(bytes);
    await after(roundTrip / 2);
    underWay -= bytes.length;
    window += bytes.length;
    send();
  };
  site.on('data', (bytes) => {
    waiting = Buffer.concat([waiting, bytes]);
    send();
  });
}
