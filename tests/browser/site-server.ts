import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from '#server/app.ts';
import { siteFolder } from './site-folder.ts';

/** The built site on a free port of this machine, served by the same code as `npm start`. */
export async function serveSite(folder = siteFolder): Promise<{ origin: string; server: Server }> {
  const server = createServer(createApp(folder));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, server };
}
