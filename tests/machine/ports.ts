import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';

/** Lets a server, of whatever kind, be reached from this machine alone, on a port that nobody uses. */
export async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  server.close();
  return port;
}
