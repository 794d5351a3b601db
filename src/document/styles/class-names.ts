import { globSync, readFileSync } from 'node:fs';
import { transform } from 'lightningcss';

/** Named after file and part, readable in `npm run dev`; file names are unique (checked by a test). */
export const namedAfterFile = { pattern: '[name]-[local]' };

function partsOf(filename: string): (readonly [part: string, name: string])[] {
  const code = readFileSync(filename);
  const { exports = {} } = transform({ filename, code, cssModules: namedAfterFile });
  // In an order of their own: Lightning CSS gives another one each time, and equal sites give equal files.
  return Object.entries(exports)
    .map(([part, { name }]) => [part, name] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1));
}

/** In a finished site, where names travel with every page, each is a number: by the name after its file. */
export const shortNames: ReadonlyMap<string, string> = new Map(
  globSync('src/**/*.module.css')
    .sort()
    .flatMap(partsOf)
    .map(([, name], place) => [name, `_${place.toString(36)}`]),
);

/** A module of styles as a program: what it calls each of its parts. */
export function classNamesOf(filename: string, areShort: boolean): string {
  const names = partsOf(filename).map(([part, name]) => [
    part,
    (areShort && shortNames.get(name)) || name,
  ]);
  return `export default ${JSON.stringify(Object.fromEntries(names))}`;
}
