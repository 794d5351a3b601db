import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '#tests/machine/temporary-folder.ts';

const bin = temporaryFolder('release');
const reached = join(bin, 'reached');
writeFileSync(join(bin, 'ssh'), `#!/bin/sh\ntouch ${reached}\n`, { mode: 0o755 });

afterEach(() => rmSync(reached, { force: true }));

const program = resolve('publishing/server/releases/release.sh');

function release(host: string, which: string, home: string) {
  const { status } = spawnSync('sh', [program, host, which], {
    env: { ...process.env, PATH: `${bin}:${process.env.PATH}`, SITE_HOME: home },
  });
  return { status, isReached: existsSync(reached) };
}

describe('o que apaga no servidor só recebe nomes simples', () => {
  it.each([
    ['root@servidor', 'back', '/srv/um site'],
    ['root@servidor', 'back', '/srv/site;touch x'],
    ['root@servidor', 'back', '/srv/../etc'],
    ['root@servidor', 'back', '/'],
    ['root@servidor', 'back', 'srv/site'],
    ['root@servidor', 'back', '//'],
    ['root@servidor', 'back', '/srv/-x'],
    ['root@servidor', '-x', '/srv/site'],
    ['root@servidor', '$(touch x)', '/srv/site'],
    ['root@servidor', '../releases', '/srv/site'],
    ['-oProxyCommand=x', 'back', '/srv/site'],
  ])('%s %s %s', (...asked) => {
    expect(release(...asked)).toEqual({ status: 1, isReached: false });
  });

  it('e os simples chegam', () => {
    expect(release('root@servidor', '2026-12-03-091000', '/srv/site-2')).toEqual({
      status: 0,
      isReached: true,
    });
  });
});

describe('só vai ao ar a montagem terminada do site que o servidor tem', () => {
  const site = 'www.escritorio.com.br';
  const robots = '<meta name="robots" content="noindex"/>';

  /** Sends a folder whose home page says something, as `npm run release` does. */
  function send(home: string, deploySeal: string, ...given: string[]) {
    for (const folder of ['dist', 'deploy']) mkdirSync(join(bin, folder), { recursive: true });
    writeFileSync(join(bin, 'dist/index.html'), home);
    writeFileSync(join(bin, 'dist/robots.txt'), `Sitemap: https://${site}/sitemap.xml\n`);
    writeFileSync(join(bin, 'dist/.sha256'), 'x');
    writeFileSync(join(bin, 'deploy/.sha256'), deploySeal);
    const env = { ...process.env, PATH: `${bin}:${process.env.PATH}` };
    const { stderr } = spawnSync('sh', [program, ...given], { cwd: bin, env, encoding: 'utf8' });
    return existsSync(reached) ? 'chegou' : stderr;
  }

  it.each([
    ['', 'x', ['root@www.escritorio.com.br'], 'chegou'],
    ['', 'x', ['ssh://root@escritorio.com.br:22'], 'chegou'],
    ['', 'x', ['root@203.0.113.5', site], 'chegou'],
    ['', 'x', ['root@outro.com.br'], `npm run release -- root@outro.com.br ${site}`],
    [robots, 'x', [`root@${site}`], 'PRACTICE_FOLDER=escritorios/nosso npm run build'],
    [robots, 'x', ['root@203.0.113.5', 'demonstracao'], 'chegou'],
    ['', 'y', [`root@${site}`], 'a última parou com um erro'],
  ])('%s %s %s', (home, seal, given, told) => {
    expect(send(home, seal, ...given)).toContain(told);
  });
});
