import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = import.meta.dirname;

/** A file of what only the deep suite and the bench fetch, by its package and its path there. */
export const fetched = (file: string): string => join(folder, 'node_modules', file);

const lock = join(folder, 'package-lock.json');
/** The lock whose packages are installed. */
const seen = fetched('.lock');

/** Installs these packages as their lockfile says, once; no script of a package runs. */
export function installPackages(): void {
  const wanted = readFileSync(lock, 'utf8');
  if (existsSync(seen) && readFileSync(seen, 'utf8') === wanted) return;
  const options = ['ci', '--ignore-scripts', '--no-audit', '--no-fund'];
  const { status } = spawnSync('npm', options, { cwd: folder, stdio: 'inherit' });
  if (status !== 0) throw new Error(`npm ci failed in ${folder}`);
  // The Observatory's install script would fetch the list of preloaded hosts; ours is not among them.
  writeFileSync(fetched('@mdn/mdn-http-observatory/conf/hsts-preload.json'), '{}');
  writeFileSync(seen, wanted);
}
