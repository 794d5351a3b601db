import { createServer, type Server } from 'node:http';
import { createApp } from '#server/app.ts';
import { holdSite } from '#server/hold-site.ts';
import { listen } from '../machine/ports.ts';
import { siteFolder } from './site-folder.ts';

/** The built site on a free port of this machine, served by the same code as `npm start`. */
export async function serveSite(folder = siteFolder): Promise<{ origin: string; server: Server }> {
  const site = holdSite(folder);
  if (!site) throw new Error(`No finished build in ${folder}: run "npm run build" first.`);
  const server = createServer(createApp(() => site));
  return { origin: `http://127.0.0.1:${await listen(server)}`, server };
}
