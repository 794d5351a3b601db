import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { type RunningServer, startNginx } from '#tests/deep/servers/start-servers.ts';

/** What a server did under one load. */
export interface Load {
  readonly server: string;
  readonly path: string;
  readonly requestsPerSecond: number;
  /** Milliseconds. */
  readonly p99: number;
}

const seconds = 5;
const connections = 50;
const paths = ['/beneficios/bpc-loas', '/favicon.svg'];

/**
 * The same bounded load on loopback against `npm start` and nginx, one after the other, each the
 * same files. Undefined where wrk or nginx is missing and cannot be installed.
 */
export async function measureServers(dist: string, deploy: string): Promise<Load[] | undefined> {
  if (!hasProgram('wrk') || !hasProgram('nginx')) return undefined;
  const loads: Load[] = [];
  for (const [name, start] of [
    ['npm start', () => startOwnProcess(dist)],
    ['nginx', () => startNginx(dist, deploy)],
  ] as const) {
    const server: RunningServer = await start();
    try {
      for (const path of paths) loads.push({ server: name, path, ...press(server, path) });
    } finally {
      server.stop();
    }
  }
  return loads;
}

function press({ plain }: RunningServer, path: string): Pick<Load, 'requestsPerSecond' | 'p99'> {
  const url = `http://127.0.0.1:${plain.port}${path}`;
  const load = (duration: number) =>
    execFileSync(
      'wrk',
      ['-t1', `-c${connections}`, `-d${duration}s`, '--latency', '-H', 'Accept-Encoding: br', url],
      { encoding: 'utf8' },
    );
  load(1);
  const report = load(seconds);
  const [, rate] = /Requests\/sec:\s+([\d.]+)/.exec(report) ?? [];
  const [, time, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(report) ?? [];
  const scale = { us: 0.001, ms: 1, s: 1000 }[unit as 'us' | 'ms' | 's'];
  return { requestsPerSecond: Number(rate), p99: Number(time) * scale };
}

/** `npm start` in a process of its own, as it is used. */
async function startOwnProcess(dist: string): Promise<RunningServer> {
  const child = spawn(process.execPath, ['server/start.ts', dist], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const port = Number(new URL(line.toString().trim()).port);
  return { plain: { port, tls: false }, config: '', stop: () => child.kill() };
}

const hasProgram = (name: string): boolean => spawnSync('which', [name]).status === 0;
