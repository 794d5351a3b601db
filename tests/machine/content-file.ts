import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { temporaryFolder } from './temporary-folder.ts';

/** Reads a text as the file of this name, in a folder of its own. */
export function asFile<T>(name: string, read: (file: string, folder: string) => T) {
  const folder = temporaryFolder('content');
  return (text: string): T => {
    writeFileSync(join(folder, name), text);
    return read(join(folder, name), folder);
  };
}

/** The text of a file changed in one place is refused, with the name of the file and what else is to be said. */
export const refused =
  (real: string, load: (text: string) => unknown, file: string) =>
  (
    _what: string,
    found: string | RegExp,
    replacement: string,
    said: string | readonly string[],
  ) => {
    const changed = real.replace(found, replacement);
    expect(changed).not.toBe(real);
    for (const words of [file, said].flat()) expect(() => load(changed)).toThrow(words);
  };
