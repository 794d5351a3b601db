import { createHash } from 'node:crypto';
import {
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
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, made);
  renameSync(unfinished, file);
  return made;
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
