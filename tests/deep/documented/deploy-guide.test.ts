import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { certify } from '#tests/machine/certificate.ts';
import { temporaryFolder } from '#tests/machine/temporary-folder.ts';
import { siteFolder } from '../../browser/site-folder.ts';
import { deployFolder } from '../servers/built-site.ts';

/* What docs/deploy.md tells people to write into their server, the server must accept. */

const guide = readFileSync('docs/deploy.md', 'utf8');
const folder = temporaryFolder('guide');

const home = join(folder, 'home');
// As `npm run release` leaves it on a server on which nothing runs yet.
beforeAll(() => {
  certify(folder);
  const release = join(home, 'releases/first');
  cpSync(siteFolder, join(release, 'dist'), { recursive: true });
  cpSync(deployFolder, join(release, 'deploy'), { recursive: true });
  writeFileSync(join(folder, 'systemctl'), '#!/bin/sh\nexit 3\n', { mode: 0o755 });
  const PATH = `${folder}:${process.env.PATH}`;
  execFileSync('sh', ['publishing/server/releases/switch.sh', home, 'first'], {
    env: { ...process.env, PATH },
  });
});

/** The code block after the comment `<!-- name -->`, with the paths of this test. */
function block(name: string): string {
  const code = new RegExp(`<!-- ${name} -->\\n\`\`\`\\w*\\n([\\s\\S]*?)\`\`\``).exec(guide)?.[1];
  if (!code) throw new Error(`docs/deploy.md has no block ${name}`);
  return code
    .replaceAll('/srv/previdencia-clara', home)
    .replaceAll('/etc/letsencrypt/live/www.escritorio.com.br', folder)
    .replaceAll(/\/var\/log\/(?:nginx|caddy|site)/g, folder);
}

const missing = (program: string) => spawnSync(program, ['-h']).error !== undefined;

/** The program's whole say; its end must be a good one. */
function accepted(program: string, ...options: string[]): string {
  const environment = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const { status, stderr } = spawnSync(program, options, { encoding: 'utf8', env: environment });
  expect(status, stderr).toBe(0);
  return stderr;
}

describe.skipIf(missing('nginx'))('nginx', () => {
  test.each([
    ['before there is a certificate', ['names'], ''],
    ['the whole site', ['names', 'site'], ''],
    ['with the log of what was asked', ['asked', 'names', 'site'], 'asked'],
    ['with the records of who came', ['records', 'names', 'site'], 'records'],
  ])('%s', (_, names, log) => {
    const site = names
      .map((name) => block(`nginx-${name}`))
      .join('\n')
      .replaceAll(/^.*listen \[::\].*\n/gm, '')
      .replaceAll(/listen (\d+)/g, `listen unix:${folder}/$1`)
      .replace(/(?<=\n)(\s*)error_log/, `$1${log && `access_log ${folder}/${log}.log ${log};`}$&`);
    writeFileSync(
      join(folder, 'nginx.conf'),
      `load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
pid ${folder}/pid;
events {}
http {
${site}
}
`,
    );
    accepted(
      'nginx',
      '-t',
      '-q',
      '-e',
      join(folder, 'error.log'),
      '-c',
      join(folder, 'nginx.conf'),
    );
  });
});

describe.skipIf(missing('caddy'))('Caddy', () => {
  test.each([
    ['the whole site', undefined],
    ['with the log of what was asked', 'asked'],
    ['with the records of who came', 'records'],
  ])('%s', (_, log) => {
    const config = block('caddy').replace(
      /\timport .*\n/,
      (line) => line + (log ? block(`caddy-${log}`) : ''),
    );
    writeFileSync(join(folder, 'Caddyfile'), config);
    const options = ['--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'];
    expect(accepted('caddy', 'validate', ...options)).not.toContain('"level":"warn"');
  });
});
