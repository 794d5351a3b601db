import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { transform } from 'lightningcss';

/**
 * Readable name of a class or custom property, `header-module-links` or `--paper`, to the short one
 * that travels with the pages.
 */
export type ShortNames = ReadonlyMap<string, string>;

// No word that a class list holds on purpose (those have hyphens or three letters), and no name of
// an element: styles are kept or dropped by word, and every page has an `h1`.
const letters = 'abcdefgijklmnopqrstuvwxyz';
const shortName = (index: number): string =>
  `${letters[index % letters.length]}${Math.floor(index / letters.length).toString(36)}`;

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path));

function classNames(path: string): string[] {
  const { exports } = transform({
    filename: basename(path),
    code: readFileSync(path),
    cssModules: { pattern: '[name]-[local]' },
  });
  return Object.values(exports || {}).map(({ name }) => name);
}

const declaredProperty = /--[a-z][\w-]*(?=\s*:)/g;

/**
 * One short name for each class of every CSS module below the folder, and for each custom property
 * of any style sheet, in alphabetical order, so that equal sources give equal names.
 */
export function shortNames(folder: string): ShortNames {
  const sheets = filesBelow(folder).filter((path) => path.endsWith('.css'));
  const classes = sheets.filter((path) => path.endsWith('.module.css')).flatMap(classNames);
  const properties = sheets.flatMap(
    (path) => readFileSync(path, 'utf8').match(declaredProperty) ?? [],
  );
  const inOrder = (names: readonly string[]) => [...new Set(names)].sort();
  return new Map([
    ...inOrder(classes).map((name, index) => [name, shortName(index)] as const),
    ...inOrder(properties).map((name, index) => [name, `--${shortName(index)}`] as const),
  ]);
}

const readableName = /\b[a-z][a-z0-9-]*-module-\w+|--[a-z][\w-]*/g;

/** The text of a page or script with every known name shortened. */
export const withShortNames = (text: string, names: ShortNames): string =>
  text.replace(readableName, (name) => names.get(name) ?? name);
