import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { expect, it } from 'vitest';

const { imports }: { imports: Record<string, string> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);
const folders = Object.values(imports).map((target) => target.replace(/^\.\/|\*$/g, ''));
const roomOf = (file: string) => folders.find((folder) => file.startsWith(folder));

// Which room may import which is said in biome.json, by these names: a relative path would pass it by.
it('uma sala só alcança outra pelo nome dela', () => {
  const files = globSync(
    folders.map((folder) => `${folder}**/*.{ts,tsx,astro}`),
    {
      exclude: ['**/node_modules'],
    },
  );
  expect(files.length).toBeGreaterThan(1000);
  const passed = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.[^'?]+)/g)]
      .map(([, path = '']) => join(dirname(file), path))
      .filter((target) => roomOf(target) !== roomOf(file) && !target.startsWith('src/styles/'))
      .map((target) => `${file}: ${target}`),
  );
  expect(passed).toEqual([]);
});
