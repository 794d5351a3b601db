import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { threadId } from 'node:worker_threads';

const folder = resolve('node_modules/.cache/kept');

// Some weeks of builds, not years of them.
const keptDays = 14;

type Content = string | Buffer;

const fileOf = (content: Content, kind: string): string =>
  join(folder, createHash('sha256').update(content).digest('hex') + kind);

/** What an earlier build made of a content, under the content's own hash. */
export function recalledBytes(content: Content, kind: string): Buffer | undefined {
  const file = fileOf(content, kind);
  try {
    const kept = readFileSync(file);
    const now = new Date();
    utimesSync(file, now, now);
    return kept;
  } catch {
    return undefined;
  }
}

/** Keeps what was made of a content for later builds, and returns it. */
export function keptBytes(content: Content, kind: string, made: Buffer): Buffer {
  const file = fileOf(content, kind);
  mkdirSync(folder, { recursive: true });
  // Renamed whole: another build may read it at the same moment.
  const unfinished = `${file}.${process.pid}-${threadId}`;
  writeFileSync(unfinished, made);
  renameSync(unfinished, file);
  return made;
}

/** What is made of a content, or was by an earlier build; without a content, made anew. */
export const madeOnce = async (
  content: Content | undefined,
  kind: string,
  make: () => Promise<Buffer>,
): Promise<Buffer> =>
  content === undefined
    ? make()
    : (recalledBytes(content, kind) ?? keptBytes(content, kind, await make()));

// Where npm writes down what it installed: other libraries may find something else.
const installed = resolve('node_modules/.package-lock.json');
const libraries = existsSync(installed) && createHash('sha256').update(readFileSync(installed));

/** What libraries find in a content hangs on them as well; undefined where nobody knows which ones are there. */
export const withLibraries = (content: string): Buffer | undefined =>
  libraries ? libraries.copy().update(content).digest() : undefined;

/** What was read in a text without fault: all programs of a build read the same ones, and that takes longest. */
export function keptReading<T>(text: string, kind: string, read: () => T): T {
  const content = withLibraries(text);
  if (!content) return read();
  const known = recalledBytes(content, kind);
  if (known) return deserialize(known) as T;
  const found = read();
  keptBytes(content, kind, serialize(found));
  return found;
}

/** Forgets what no build has asked for in the last days. */
export function forgetOldBytes(): void {
  const oldest = Date.now() - keptDays * 24 * 60 * 60 * 1000;
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    const usedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? oldest;
    if (usedAt < oldest) rmSync(file, { force: true });
  }
}
