import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TLSSocket } from 'node:tls';
import { certify } from '#tests/machine/certificate.ts';
import { listen } from '#tests/machine/ports.ts';

/** A proxy in the place of everything but this machine: it notes what is asked and has nothing. */
export interface World {
  readonly port: number;
  /** The addresses that pages asked for since; what the browser wants for itself is left out. */
  readonly asked: string[];
  close(): void;
}

const browsersOwn = /^https?:\/\/[^/]*\b(?:mozilla|firefox|mozgcp)\.(?:com|net|org)[:/]/;

export async function openWorld(): Promise<World> {
  const asked: string[] = [];
  const identity = anyone();
  // An answer without content leaves the page where it is, as when no chat app opens.
  const world = createServer((request, response) => {
    const { host = '' } = request.headers;
    const isWhole = request.url?.startsWith('http');
    const address = isWhole ? (request.url ?? '') : `https://${host}${request.url}`;
    if (!browsersOwn.test(address)) asked.push(address);
    response.writeHead(204).end();
  });
  world.on('connect', (_request, socket) => {
    socket.on('error', () => {});
    socket.write('HTTP/1.1 200 OK\r\n\r\n');
    const secured = new TLSSocket(socket, { isServer: true, ...identity });
    secured.on('error', () => {});
    world.emit('connection', secured);
  });
  return {
    port: await listen(world),
    asked,
    close: () => {
      world.close();
      world.closeAllConnections();
    },
  };
}

/** A key and a certificate that nobody signed: the browsers are told to take any. */
function anyone() {
  const folder = mkdtempSync(join(tmpdir(), 'world-'));
  const identity = certify(folder);
  rmSync(folder, { recursive: true });
  return identity;
}
