import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { transform } from 'lightningcss';

/** Readable class name, `header-module-links`, to the short one that travels with the pages. */
export type ClassNames = ReadonlyMap<string, string>;

// A short name must also be no word that a class list holds on purpose: those have hyphens or three letters.
const letters = 'abcdefghijklmnopqrstuvwxyz';
const shortName = (index: number): string =>
  `${letters[index % 26]}${Math.floor(index / 26).toString(36)}`;

/**
 * One short name for each class of every CSS module below the folder, in alphabetical order, so
 * that equal sources give equal names.
 */
export function shortClassNames(folder: string): ClassNames {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.module.css'))
    .flatMap((path) => {
      const { exports } = transform({
        filename: basename(path),
        code: readFileSync(join(folder, path)),
        cssModules: { pattern: '[name]-[local]' },
      });
      return Object.values(exports || {}).map(({ name }) => name);
    });
  return new Map([...new Set(names)].sort().map((name, index) => [name, shortName(index)]));
}

const readableName = /\b[a-z][a-z0-9-]*-module-\w+/g;

/** The text of a page or script with every known class name shortened. */
export const withShortClassNames = (text: string, names: ClassNames): string =>
  text.replace(readableName, (name) => names.get(name) ?? name);
