import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { expect, it } from 'vitest';

const { imports }: { imports: Record<string, string> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);
const folders = Object.values(imports).map((target) => target.replace(/^\.\/|\*$/g, ''));
const roomOf = (file: string) => folders.find((folder) => file.startsWith(folder));

const files = globSync(
  folders.map((folder) => `${folder}**/*.{ts,tsx,astro}`),
  { exclude: ['**/node_modules'] },
).map((file) => ({ file, source: readFileSync(file, 'utf8') }));

const houses = ['engine', 'src', 'publishing'];
/** The rooms as each house's README lists them, with what each may import; the innermost first. */
const rooms = houses
  .flatMap((house) =>
    [
      ...readFileSync(`${house}/README.md`, 'utf8').matchAll(/^\| `([\w/-]+\/)` \|.*\|(.*)\|$/gm),
    ].map(([, room, may = '']) => ({
      folder: `${house}/${room}`,
      may: [...may.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
    })),
  )
  .sort((one, other) => other.folder.length - one.folder.length);

/** Pages and tests may use everything; what proves a room, the tests' helpers besides what the room may. */
const isFree = /^src\/(?:pages\/|middleware\.ts)|^tests\/|^src\/(?:texts|tools)\/.*\.test\.tsx?$/;
const isProof = /\.test\.tsx?$/;

// A relative path would pass by what the READMEs say.
it('uma sala só alcança outra pelo nome dela', () => {
  expect(files.length).toBeGreaterThan(1000);
  const passed = files.flatMap(({ file, source }) =>
    [...source.matchAll(/(?:from|import)\s*\(?\s*'(\.[^'?]+)/g)]
      .map(([, path = '']) => join(dirname(file), path))
      .filter((target) => roomOf(target) !== roomOf(file) && !target.startsWith('src/styles/'))
      .map((target) => `${file}: ${target}`),
  );
  expect(passed).toEqual([]);
});

it('uma sala só importa o que a tabela da sua casa diz, no README; sem linha nela, nada', () => {
  const refused = files
    .filter(({ file }) => !isFree.test(file))
    .flatMap(({ file, source }) => {
      const { may = [] } = rooms.find(({ folder }) => file.startsWith(folder)) ?? {};
      return [...source.matchAll(/(?:from|import)\s*\(?\s*['"]#(([\w-]+)\/[^'"?]+)/g)]
        .filter(([, path, room]) => !may.includes(path) && !may.includes(room))
        .filter(([, , room]) => room !== 'tests' || !isProof.test(file))
        .map(([, path]) => `${file}: #${path}; pode: ${may}`);
    });
  expect(refused).toEqual([]);
});
