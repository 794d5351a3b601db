import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from './app.ts';
import { distFolder } from './folders.ts';
import { followBuilds } from './hold-site.ts';

const dist = distFolder();
// Only this machine's own proxy or browser, unless told otherwise.
const host = process.env.HOST || '127.0.0.1';
const port = process.env.PORT || '4321';

if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
  refuse(`PORT deve ser um número de 0 a 65535, e não “${port}”.`);
}
if (!/^[\w.:-]+$/.test(host)) refuse(`HOST deve ser um nome ou um endereço IP, e não “${host}”.`);
const site =
  followBuilds(dist) ?? refuse(`Não há site montado em ${dist}. Rode antes: npm run build`);

const server = createServer(createApp(site));
server.once('error', (error: NodeJS.ErrnoException) => {
  const reason =
    error.code === 'EADDRINUSE'
      ? 'outro programa já usa esta porta. Feche-o, ou escreva antes do comando outra: PORT=4400'
      : error.message;
  refuse(`O site não abre em ${address(Number(port))}: ${reason}.`);
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
  const here = ['127.0.0.1', '0.0.0.0', '::'].includes(host);
  const name = here ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${actualPort}`;
}

function refuse(line: string): never {
  console.error(line);
  process.exit(1);
}
