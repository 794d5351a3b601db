import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Writes a file in one step: whoever reads it, or ends this program, finds the old text or the new one. */
export function writeWhole(path: string, text: string): void {
  const folder = dirname(path);
  const passing = join(folder, `.${basename(path)}.novo`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(passing, text);
  renameSync(passing, path);
}
