import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';

const bin = mkdtempSync(join(tmpdir(), 'release-'));
const reached = join(bin, 'reached');
writeFileSync(join(bin, 'ssh'), `#!/bin/sh\ntouch ${reached}\n`, { mode: 0o755 });

afterEach(() => rmSync(reached, { force: true }));

function release(host: string, which: string, home: string) {
  const { status } = spawnSync('sh', ['publishing/server/releases/release.sh', host, which], {
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
