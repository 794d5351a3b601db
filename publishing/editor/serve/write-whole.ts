import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Writes a file in one step: whoever reads it, or ends this program, finds the old text or the new one. */
export function writeWhole(path: string, text: string): void {
  const folder = dirname(path);
  const passing = join(folder, `.${basename(path)}.novo`);
  mkdirSync(folder, { recursive: true });
  // What lies there may be a link to elsewhere.
  rmSync(passing, { force: true });
  try {
    writeFileSync(passing, text, { flag: 'wx' });
    renameSync(passing, path);
  } finally {
    rmSync(passing, { force: true });
  }
}
