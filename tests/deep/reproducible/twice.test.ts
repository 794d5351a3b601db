import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/machine/temporary-folder.ts';
import { cloneTo, runIn } from '../clone.ts';

/*
 * Whoever builds the same commit in the same folder publishes the same bytes: nothing comes from
 * the hour or the order in which files are read. Astro names its islands after the folder it builds
 * in, so both clones lie in the same one, one after the other.
 */

const folder = temporaryFolder('clone');

/** All that a build does but compressing, which gives equal neighbours to equal files. */
const build = [
  ['npx', 'astro', 'build', '--silent'],
  ['node', 'publishing/server/pack-copy.ts'],
  ['node', 'publishing/server/configs/write.ts'],
] as const;

/** Clones the repository, builds it there, and returns the checksum of every published file. */
async function buildClone(): Promise<Map<string, string>> {
  const clone = join(folder, 'site');
  cloneTo(clone);
  for (const command of build) await runIn(clone, command);
  return new Map(
    ['dist', 'deploy'].flatMap((folder) =>
      readdirSync(join(clone, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .map((file): [string, string] => [relative(clone, file), checksum(file)])
        .sort(([a], [b]) => a.localeCompare(b, 'en')),
    ),
  );
}

const checksum = (file: string): string =>
  createHash('sha256').update(readFileSync(file)).digest('hex');

test('two clean clones give the same files, byte for byte', { timeout: 900_000 }, async () => {
  const first = await buildClone();
  const second = await buildClone();
  expect(first.size).toBeGreaterThan(50);
  expect([...second]).toEqual([...first]);
});
