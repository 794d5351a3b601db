import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * Writes a file in one step: whoever reads it, or ends this program, finds the old text or the new one.
 * @param text undefined takes the file away
 */
export function writeWhole(path: string, text: string | undefined): void {
  if (text === undefined) {
    rmSync(path, { force: true });
    return;
  }
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

/** Keeps in mind what files say. @returns what writes it again, where a change of them comes to nothing */
export function hold(paths: readonly string[]): () => void {
  const held = paths.map(
    (path) => [path, existsSync(path) ? readFileSync(path, 'utf8') : undefined] as const,
  );
  return () => {
    for (const [path, text] of held) writeWhole(path, text);
  };
}
