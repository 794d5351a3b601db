import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { compressFolder } from '#server/compress.ts';
import { writeConfigs } from '#server/configs/write.ts';
import { contentSecurityPolicy, headersFor } from '#server/headers.ts';
import { inlineHashes } from '#server/inline-hashes.ts';
import { sealSite } from '#server/seal.ts';
import { createSampleSite, sampleFiles } from '#tests/fixtures/sample-site.ts';
import { type Answer, ask, asReceived } from '#tests/machine/ask.ts';
import { temporaryFolder } from '#tests/machine/temporary-folder.ts';
import { type RunningServer, startCaddyWith, startNginxWith } from '../servers/start-servers.ts';

/*
 * `npm run release` against the real nginx and Caddy. Only the way to the server is not real: `ssh`
 * and `systemctl` are small programs that run here what they are asked to run there.
 */

const root = temporaryFolder('releases');

interface Build {
  readonly page: string;
  /** Its program, which only this build has. */
  readonly script: string;
  readonly folder: string;
}

/** A build whose page and program differ from those of all others. */
function build(name: string): Build {
  const site = createSampleSite(mkdtempSync(join(root, 'build-')));
  const page = `<!doctype html><style>b{order:${name}}</style>${sampleFiles['index.html']}`;
  const script = `form.v${name}.js`;
  rmSync(join(site.dist, '_astro/form.D4x1.js'));
  writeFileSync(join(site.dist, 'index.html'), page);
  writeFileSync(join(site.dist, '_astro', script), `export const v = '${name.repeat(900)}';`);
  compressFolder(site.dist);
  writeConfigs(site.dist, join(site.root, 'deploy'));
  sealSite(site.dist, join(site.root, 'deploy'));
  return { page, script, folder: site.root };
}

function program(folder: string, name: string, lines: string): void {
  writeFileSync(join(folder, name), `#!/bin/sh\n${lines}\n`, { mode: 0o755 });
}

describe.each([
  ['nginx', (home: string) => startNginxWith(`include ${home}/current/nginx.conf;`)],
  ['caddy', (home: string) => startCaddyWith(`import ${home}/current/Caddyfile`)],
] as const)('%s', (kind, start) => {
  const home = join(root, kind);
  const bin = join(root, `${kind}-bin`);
  mkdirSync(home);
  mkdirSync(bin);
  const current = () => readlinkSync(join(home, 'current'));
  const kept = () => readdirSync(join(home, 'releases')).sort();
  let server: RunningServer | undefined;
  afterEach(() => {
    server?.stop();
    server = undefined;
    rmSync(home, { recursive: true });
    mkdirSync(home);
  });

  program(bin, 'ssh', 'shift 2; exec sh -c "$*"');
  // A day each second: releases are named after the clock.
  program(
    bin,
    'date',
    `n=$(cat ${bin}/day 2>/dev/null || echo 10); echo $((n + 1)) > ${bin}/day; echo "2026-11-$n-090000"`,
  );
  const reload =
    kind === 'nginx'
      ? 'nginx -s reload'
      : 'caddy reload --adapter caddyfile --config "$SERVER_CONFIG"';
  program(
    bin,
    'systemctl',
    `case $1 in is-active) [ "$3" = "$RUNNING" ] ;; reload) ${reload} ;; esac`,
  );
  program(bin, 'nginx', 'exec /usr/sbin/nginx -e stderr -c "$SERVER_CONFIG" "$@"');

  async function release(folder: string, ...which: string[]) {
    const child = spawn(
      'sh',
      [resolve('publishing/server/releases/release.sh'), 'root@server', ...which],
      {
        cwd: folder,
        env: {
          ...process.env,
          PATH: `${bin}:${process.env.PATH}`,
          SITE_HOME: home,
          RUNNING: server ? kind : 'none',
          SERVER_CONFIG: server?.config ?? '',
        },
      },
    );
    let complaints = '';
    child.stderr.setEncoding('utf8').on('data', (text) => {
      complaints += text;
    });
    const [status] = await once(child, 'close');
    return { status, complaints };
  }

  const expectOnline = async (folder: string, ...which: string[]) =>
    expect(await release(folder, ...which)).toMatchObject({ status: 0 });

  async function first(): Promise<[Build, RunningServer]> {
    const build1 = build('1');
    await expectOnline(build1.folder);
    server = await start(home);
    return [build1, server];
  }

  const policyOf = (page: string) => contentSecurityPolicy(inlineHashes(page));
  const isWhole = (answer: Answer, { page }: Build) =>
    answer.status === 200 &&
    answer.body.toString() === page &&
    answer.headers['content-security-policy'] === policyOf(page);
  const online = async (running: RunningServer, { page }: Build) =>
    expect
      .poll(async () => (await ask(running.plain, '/')).body.toString(), { timeout: 20_000 })
      .toBe(page);

  test('page and policy change together, and open pages keep their programs', async () => {
    const [one, running] = await first();
    const two = build('2');
    let isOver = false;
    let asked = 0;
    // Caddy 2.6 resets who waits to be let in while it reloads; a browser asks again.
    const visit = (path: string) => ask(running.plain, path).catch(() => ask(running.plain, path));
    const visits = (async () => {
      while (!isOver) {
        const page = await visit('/');
        expect(isWhole(page, one) || isWhole(page, two)).toBe(true);
        // As the page does: what it names, and what one opened before names.
        const { script } = isWhole(page, two) ? two : one;
        for (const name of new Set([script, one.script])) {
          expect((await visit(`/_astro/${name}`)).status, name).toBe(200);
        }
        asked += 1;
      }
    })();
    await expectOnline(two.folder);
    await online(running, two);
    isOver = true;
    await visits;
    expect(asked).toBeGreaterThan(0);

    for (const { script } of [one, two]) {
      const answer = await ask(running.plain, `/_astro/${script}`, { 'accept-encoding': 'br' });
      expect(answer.status).toBe(200);
      expect(answer.headers['content-encoding']).toBe('br');
      expect(answer.headers['content-type']).toBe('text/javascript');
      expect(answer.headers).toMatchObject(asReceived(headersFor(`/_astro/${script}`)));
    }
    for (const path of [
      '/_astro/form.v9.js',
      `/_astro/${one.script}.br`,
      `/_astro/${one.script}/`,
      '/_astro/%66orm.v1.js',
      '/_astro/..%2f_astro/form.v1.js',
      '/earlier/_astro/form.v1.js',
      '/_astro/',
    ]) {
      const answer = await ask(running.plain, path);
      expect(answer.status, path).toBe(404);
      expect(answer.headers['cache-control'], path).toBe('no-cache');
    }
  });

  test('back is as easy, and pages of the newer release keep their programs too', async () => {
    const [one, running] = await first();
    const two = build('2');
    await expectOnline(two.folder);
    await online(running, two);
    await expectOnline(root, 'back');
    await online(running, one);
    expect((await ask(running.plain, `/_astro/${two.script}`)).status).toBe(200);
    const [, newer = ''] = kept();
    await expectOnline(root, newer);
    await online(running, two);
  });

  test('what the server refuses does not go online', async () => {
    const [one, running] = await first();
    const before = current();
    const two = build('2');
    for (const name of ['nginx.conf', 'Caddyfile']) {
      appendFileSync(join(two.folder, 'deploy', name), 'nonsense nonsense\n');
    }
    const { status, complaints } = await release(two.folder);
    expect(status).not.toBe(0);
    expect(complaints).toContain('recusou');
    expect(current()).toBe(before);
    expect(isWhole(await ask(running.plain, '/'), one)).toBe(true);
  });

  test('a build that was changed after it was finished does not go online', async () => {
    const [one, running] = await first();
    const [before, releases] = [current(), kept()];
    const two = build('2');
    appendFileSync(join(two.folder, 'dist/index.html'), 'x');
    const { status, complaints } = await release(two.folder);
    expect(status).not.toBe(0);
    expect(complaints).toContain('não chegou inteiro');
    expect(current()).toBe(before);
    expect(kept()).toEqual(releases);
    expect(isWhole(await ask(running.plain, '/'), one)).toBe(true);
  });

  test('five releases stay, and an unknown one is refused with their names', async () => {
    const [one, running] = await first();
    const later = ['2', '3', '4', '5', '6'].map(build);
    for (const { folder } of later.slice(0, 4)) await expectOnline(folder);
    expect((await ask(running.plain, `/_astro/${one.script}`)).status).toBe(200);
    await expectOnline(later[4]?.folder ?? '');
    await online(running, later[4] as Build);
    expect(kept()).toHaveLength(5);
    const { status, complaints } = await release(root, '2026-01-01-000000');
    expect(status).not.toBe(0);
    for (const name of kept()) expect(complaints).toContain(name);
  });
});
