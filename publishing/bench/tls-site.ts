import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '#server/app.ts';
import { tlsRecordKilobytes } from '#server/configs/nginx.ts';
import { holdSite } from '#server/hold-site.ts';

/** The built site over TLS on a free port, with a certificate of its own. */
export async function serveOverTls(dist: string): Promise<Server> {
  const site = holdSite(dist);
  if (!site) throw new Error(`No finished build in ${dist}.`);
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const request =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost';
  execFileSync('openssl', [...request.split(' '), '-keyout', key, '-out', cert], {
    stdio: 'ignore',
  });
  const server = createServer(
    { key: readFileSync(key), cert: readFileSync(cert) },
    createApp(() => site),
  );
  server.on('secureConnection', (socket) => socket.setMaxSendFragment(tlsRecordKilobytes * 1024));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
