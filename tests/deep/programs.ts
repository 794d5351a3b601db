import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A program, by its name or its whole path, and the Debian package that brings it. */
export interface Program {
  readonly file: string;
  readonly debianPackage: string;
}

/**
 * Installs what is missing if this is Debian and we may; returns a sentence on what then still is,
 * or undefined. Throws if an installation that should work does not.
 */
export function missingPrograms(programs: readonly Program[]): string | undefined {
  const missing = programs.filter(({ file }) => !found(file));
  if (missing.length === 0) return undefined;
  const names = missing.map(({ file }) => file).join(', ');
  const packages = [...new Set(missing.map(({ debianPackage }) => debianPackage))];
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) {
    return `${names} not found; on Debian: apt-get install ${packages.join(' ')}`;
  }
  aptGet('update');
  aptGet('install', '--yes', '--no-install-recommends', ...packages);
  const still = missing.filter(({ file }) => !found(file)).map(({ file }) => file);
  if (still.length > 0) throw new Error(`${packages.join(' ')} did not bring ${still.join(', ')}`);
  return undefined;
}

// Some programs of administrators are not on the path of others.
const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/local/sbin', '/usr/sbin'];

const found = (file: string) =>
  file.startsWith('/')
    ? existsSync(file)
    : folders.some((folder) => existsSync(join(folder, file)));

function aptGet(...options: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status } = spawnSync('apt-get', ['--quiet=2', ...options], { stdio: 'inherit', env });
  if (status !== 0) throw new Error(`apt-get ${options.join(' ')} failed`);
}
