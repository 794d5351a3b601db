import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, 'engine');

/** Where the installed engine is. */
export const engineFolder = join(folder, 'node_modules/@mdn/mdn-http-observatory');

/** Installs the engine as its lockfile says, once; no script of a package runs. */
export function installEngine(): void {
  const { dependencies } = readJson(join(folder, 'package.json'));
  const installed = join(engineFolder, 'package.json');
  const wanted = dependencies?.['@mdn/mdn-http-observatory'];
  if (!existsSync(installed) || readJson(installed).version !== wanted) {
    const options = ['ci', '--ignore-scripts', '--no-audit', '--no-fund'];
    const { status } = spawnSync('npm', options, { cwd: folder, stdio: 'inherit' });
    if (status !== 0) throw new Error('npm ci of the Observatory engine failed');
  }
  // Its install script would fetch the list of preloaded hosts; ours is not among them.
  writeFileSync(join(engineFolder, 'conf/hsts-preload.json'), '{}');
}

interface Package {
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Package;
