import { mkdtempSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '#server/app.ts';
import { tlsRecordKilobytes } from '#server/configs/nginx.ts';
import { holdSite } from '#server/hold-site.ts';
import { certify } from '#tests/machine/certificate.ts';
import { listen } from '#tests/machine/ports.ts';

/** The built site over TLS on a free port, with a certificate of its own. */
export async function serveOverTls(dist: string): Promise<Server> {
  const site = holdSite(dist);
  if (!site) throw new Error(`No finished build in ${dist}.`);
  const identity = certify(mkdtempSync(join(tmpdir(), 'bench-')));
  const server = createServer(
    identity,
    createApp(() => site),
  );
  server.on('secureConnection', (socket) => socket.setMaxSendFragment(tlsRecordKilobytes * 1024));
  await listen(server);
  return server;
}
