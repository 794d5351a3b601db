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

const folder = resolve(import.meta.dirname, '../../node_modules/.cache/compressed');

// Some weeks of builds, not years of them.
const keptDays = 14;

/** What `make` gives for a content, kept between builds under the content's own hash. */
export function keptBytes(
  content: Buffer,
  kind: string,
  make: (content: Buffer) => Buffer,
): Buffer {
  const file = join(folder, createHash('sha256').update(content).digest('hex') + kind);
  try {
    const kept = readFileSync(file);
    const now = new Date();
    utimesSync(file, now, now);
    return kept;
  } catch {
    const made = make(content);
    mkdirSync(folder, { recursive: true });
    // Renamed whole: another build may read it at the same moment.
    const unfinished = `${file}.${process.pid}`;
    writeFileSync(unfinished, made);
    renameSync(unfinished, file);
    return made;
  }
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
