import { execFile, execFileSync } from 'node:child_process';
import { rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { outerEnvironment } from '../outer-environment.ts';

/** Clones the last commit into a folder, in place of what is there, with the same packages. */
export function cloneTo(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  execFileSync('git', ['clone', '--quiet', resolve('.'), folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
}

/** Runs a program of the project in a clone, as from a shell. @throws {Error} with what it printed, when it fails */
export async function runIn(
  folder: string,
  [program, ...options]: readonly [string, ...string[]],
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  try {
    await promisify(execFile)(program, options, {
      cwd: folder,
      env: { ...outerEnvironment(), ...env },
      maxBuffer: 64 * 1024 * 1024,
    });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(
      `${program} ${options.join(' ')}\n${stdout.slice(-6_000)}\n${stderr.slice(-2_000)}`,
    );
  }
}
