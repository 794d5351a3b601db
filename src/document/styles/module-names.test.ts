import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const modules = /import (\w+) from '([^']+\.module\.css)'/g;

/** "#site/fold.module.css" → "src/site/fold.module.css" */
const fileOf = (from: string, path: string): string =>
  path.startsWith('#') ? path.replace('#', 'src/') : join(dirname(from), path);

it('a class that a component takes from a module stands in it', () => {
  const lost = globSync('src/**/*.{astro,tsx}').flatMap((file) => {
    const code = readFileSync(file, 'utf8');
    return [...code.matchAll(modules)].flatMap(([, name, path = '']) => {
      const css = readFileSync(fileOf(file, path), 'utf8');
      const taken = [...code.matchAll(new RegExp(`(?<![/\\w])${name}\\.([a-z]\\w*)`, 'g'))];
      return taken
        .filter(([, one]) => !new RegExp(`\\.${one}\\b`).test(css))
        .map(([used]) => `${file}: ${used}`);
    });
  });
  expect(lost).toEqual([]);
});
