import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { createApp } from './app.ts';
import { limitWaiting } from './limit-waiting.ts';
import { readInPieces } from './read-in-pieces.ts';

const dist = resolve(process.argv[2] ?? join(import.meta.dirname, '../dist'));
const host = process.env.HOST || undefined;
const port = process.env.PORT || '4321';

if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
  refuse(`PORT must be a number from 0 to 65535, not "${port}".`);
}
if (host && !/^[\w.:-]+$/.test(host))
  refuse(`HOST must be a host name or an IP address, not "${host}".`);
if (!existsSync(join(dist, 'index.html')))
  refuse(`Nothing to serve in ${dist}: run "npm run build" first.`);

const server = createServer(
  {
    // Ours are links without cookies: a few hundred bytes. Anything longer is an attack (431).
    maxHeaderSize: 8 * 1024,
    // Slowloris sends one header byte now and then; also ends connections that never say a word.
    headersTimeout: 10_000,
    // No request here has a body worth waiting for.
    requestTimeout: 15_000,
    // How often the two limits above are looked at; the default of 30 s would triple them.
    connectionsCheckingInterval: 2_000,
    // Long enough for the files of one page, short enough not to be worth hoarding.
    keepAliveTimeout: 5_000,
  },
  limitWaiting(createApp(dist)),
);
server.on('connection', readInPieces);
// A reader that stops reading would otherwise hold its file for ever (Node cuts it after twice this).
server.setTimeout(30_000);
// A bound on memory and descriptors (idle ones cost some 10 kB); more are dropped, not queued.
server.maxConnections = 10_000;
// Nobody keeps one connection for good; a page needs fewer than ten requests.
server.maxRequestsPerSocket = 1_000;

server.once('error', (error: NodeJS.ErrnoException) => {
  const reason = error.code === 'EADDRINUSE' ? 'the port is already in use' : error.message;
  refuse(`Cannot listen on ${address(Number(port))}: ${reason}.`);
});
server.listen(Number(port), host, () => {
  console.log(address((server.address() as AddressInfo).port));
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  // Not `once`: npm passes Ctrl-C on to us although the terminal has already sent it.
  process.on(signal, () => {
    server.close();
    setTimeout(() => server.closeAllConnections(), 2_000).unref();
  });
}

function address(actualPort: number): string {
  const everywhere = !host || host === '0.0.0.0' || host === '::';
  const name = everywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${actualPort}`;
}

function refuse(line: string): never {
  console.error(line);
  process.exit(1);
}
