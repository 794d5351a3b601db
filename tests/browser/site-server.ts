import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from '#server/app.ts';
import { holdSite } from '#server/hold-site.ts';
import { siteFolder } from './site-folder.ts';

/** The built site on a free port of this machine, served by the same code as `npm start`. */
export async function serveSite(folder = siteFolder): Promise<{ origin: string; server: Server }> {
  const site = holdSite(folder);
  if (!site) throw new Error(`No finished build in ${folder}: run "npm run build" first.`);
  const server = createServer(createApp(() => site));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, server };
}
