import { readFileSync } from 'node:fs';
import { transform } from 'lightningcss';

/** Named after file and part, readable in the page; file names are unique (checked by a test). */
export const namedAfterFile = { pattern: '[name]-[local]' };

/** A module of styles as a program: what it calls each of its parts. */
export function classNamesOf(filename: string): string {
  const code = readFileSync(filename);
  const { exports = {} } = transform({ filename, code, cssModules: namedAfterFile });
  // In an order of their own: Lightning CSS gives another one each time, and equal sites give equal files.
  const names = Object.entries(exports)
    .map(([part, { name }]) => [part, name] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return `export default ${JSON.stringify(Object.fromEntries(names))}`;
}
