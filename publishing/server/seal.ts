import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { deployFolder, distFolder } from './folders.ts';

/** The last file of a build: the SHA-256 of every other, as `sha256sum --check` reads it. */
export const sealFile = '.sha256';

/**
 * Declares the folder a finished build. Equal folders get equal seals. The files for servers in
 * `deploy` get a copy, which says what site they belong to.
 */
export function sealSite(dist: string, deploy?: string): void {
  const lines = filesBelow(dist)
    .filter((file) => file !== sealFile)
    .sort()
    .map((file) => `${sha256(readFileSync(join(dist, file)))}  ${file}\n`);
  for (const folder of deploy ? [deploy, dist] : [dist]) {
    writeFileSync(join(folder, sealFile), lines.join(''));
  }
}

/** The text of the seal; undefined while there is none. */
export function readSeal(dist: string): string | undefined {
  return readIfThere(join(dist, sealFile))?.toString();
}

/**
 * Every sealed file of the folder, by its path below it; undefined where the folder is not, or no
 * longer, what its seal says: it is being built, copied or deleted.
 */
export function readSealed(dist: string): ReadonlyMap<string, Buffer> | undefined {
  const files = new Map<string, Buffer>();
  for (const line of readSeal(dist)?.split('\n').filter(Boolean) ?? []) {
    const [sum, file = ''] = line.split('  ');
    const content = readIfThere(join(dist, file));
    if (!content || sha256(content) !== sum) return undefined;
    files.set(file, content);
  }
  return files.size > 0 ? files : undefined;
}

/** Paths of all files below the folder, relative to it, with `/` on every system. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
}

function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

if (import.meta.main) {
  sealSite(distFolder(), deployFolder());
}
