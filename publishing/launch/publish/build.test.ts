import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('uma montagem recusada não deixa a anterior no lugar dela', () => {
  const site = mkdtempSync(join(tmpdir(), 'build-'));
  writeFileSync(join(site, '.sha256'), 'x');
  const { status } = spawnSync(process.execPath, ['publishing/launch/publish/build.ts'], {
    env: { ...process.env, SITE_FOLDER: site, PRACTICE_FOLDER: join(site, 'nada') },
  });
  expect(status).toBe(1);
  expect(existsSync(site)).toBe(false);
});
