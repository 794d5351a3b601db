import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Door } from '#tests/machine/ask.ts';
import { certify } from '#tests/machine/certificate.ts';
import { freePort } from '#tests/machine/ports.ts';
import { serveSite } from '../../browser/site-server.ts';

export interface RunningServer {
  readonly plain: Door;
  /** Absent where another program has to end TLS. */
  readonly tls?: Door;
  /** The configuration file it runs on; empty where it has none. */
  readonly config: string;
  readonly stop: () => void;
}

/** The code of `npm start`. */
export async function startOwn(site: string): Promise<RunningServer> {
  const { origin, server } = await serveSite(site);
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { plain: { port: Number(new URL(origin).port), tls: false }, config: '', stop };
}

/** Debian's nginx with its brotli module, around the generated `nginx.conf`. */
export const startNginx = (site: string, deploy: string): Promise<RunningServer> =>
  startNginxWith(`root ${resolve(site)};\n    include ${resolve(deploy)}/nginx.conf;`);

/** The same around these lines of a server block. */
export async function startNginxWith(inside: string): Promise<RunningServer> {
  const { folder, ports } = await prepare();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    join(folder, 'main.conf'),
    `load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid ${folder}/pid;
error_log ${folder}/error.log;
events {}
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  server {
    listen 127.0.0.1:${ports.plain};
    listen 127.0.0.1:${ports.tls} ssl;
    ssl_certificate ${folder}/fullchain.pem;
    ssl_certificate_key ${folder}/privkey.pem;
    brotli_static on;
    ${inside}
  }
}
`,
  );
  const config = join(folder, 'main.conf');
  return run('nginx', ['-e', 'stderr', '-c', config], { folder, ports, config });
}

/** Debian's Caddy around the generated `Caddyfile`. */
export const startCaddy = (site: string, deploy: string): Promise<RunningServer> =>
  startCaddyWith(`root * ${resolve(site)}\n\timport ${resolve(deploy)}/Caddyfile`);

/** The same around these lines of a site block. */
export async function startCaddyWith(inside: string): Promise<RunningServer> {
  const { folder, ports } = await prepare();
  const config = join(folder, 'Caddyfile');
  writeFileSync(
    config,
    `{
	admin unix/${folder}/admin
	auto_https disable_redirects
}
http://localhost:${ports.plain} {
	bind 127.0.0.1
	${inside}
}
https://localhost:${ports.tls} {
	bind 127.0.0.1
	tls ${folder}/fullchain.pem ${folder}/privkey.pem
	${inside}
}
`,
  );
  const options = ['run', '--config', config, '--adapter', 'caddyfile'];
  return run('caddy', options, { folder, ports, config });
}

interface Ports {
  readonly plain: number;
  readonly tls: number;
}

/** A folder of its own with a certificate for this machine, and two free ports. */
async function prepare(): Promise<{ folder: string; ports: Ports }> {
  const folder = mkdtempSync(join(tmpdir(), 'server-'));
  certify(folder);
  const [plain, tls] = await Promise.all([freePort(), freePort()]);
  return { folder, ports: { plain, tls } };
}

async function run(
  program: string,
  options: readonly string[],
  { folder, ports, config }: { folder: string; ports: Ports; config: string },
): Promise<RunningServer> {
  const child = spawn(program, options, {
    env: { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    said += text;
  });
  const stop = () => {
    child.kill('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    for (const port of [ports.plain, ports.tls]) await listening(port, child);
  } catch (cause) {
    stop();
    throw new Error(`${program} did not start:\n${said}`, { cause });
  }
  const [plain, tls] = [
    { port: ports.plain, tls: false },
    { port: ports.tls, tls: true },
  ];
  return { plain, tls, config, stop };
}

async function listening(port: number, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const open = await new Promise<boolean>((answered) => {
      const socket = connect(port, '127.0.0.1');
      socket.once('connect', () => answered(true)).once('error', () => answered(false));
      socket.once('connect', () => socket.destroy());
    });
    if (open) return;
    if (child.exitCode !== null) throw new Error(`ended with code ${child.exitCode}`);
    await new Promise((resume) => setTimeout(resume, 50));
  }
  throw new Error(`nothing listens on ${port}`);
}
