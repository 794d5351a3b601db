import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Gives a run of Vitest its own place for temporary files, which goes with all that tests left there. */
export function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'tests-'));
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
