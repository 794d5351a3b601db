import { execFileSync } from 'node:child_process';
import { copyFileSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { build } from 'esbuild';

// Writes the engine as a package that anybody can install, into engine/dist: plain JavaScript with its
// types. The site goes on reading the sources.

const engine = 'engine';
const out = join(engine, 'dist');

/** What a stranger may import, by name. */
const rooms = [
  'bpc-income',
  'cnis',
  'contribution',
  'deadlines',
  'insured-status',
  'letters',
  'maternity-pay',
  'retirement',
  'survivor-pension',
  'values',
  'words',
];

rmSync(out, { recursive: true, force: true });

const shared = { bundle: true, format: 'esm', target: 'es2022', charset: 'utf8' } as const;
await build({
  ...shared,
  entryPoints: rooms.map((room) => join(engine, 'api', `${room}.ts`)),
  outdir: out,
  splitting: true,
  chunkNames: 'shared/[hash]',
  platform: 'neutral',
});
await build({
  ...shared,
  entryPoints: [join(engine, 'command', 'main.ts')],
  outfile: join(out, 'command.js'),
  platform: 'node',
  external: ['pdfjs-dist'],
  banner: { js: '#!/usr/bin/env node' },
});
execFileSync('node_modules/.bin/tsc', ['--project', 'publishing/package/tsconfig.json'], {
  stdio: 'inherit',
});

const types = join(out, 'types');

/** Data has no types of its own in the package: the names that it gives stand in its place. */
const withNames = (file: string): string =>
  readFileSync(file, 'utf8').replaceAll(
    /^import (\w+) from '(\..+\.json)';$/gm,
    (_, name: string, path: string) => {
      const data = readFileSync(join(engine, relative(types, dirname(file)), path), 'utf8');
      const names = Object.keys(JSON.parse(data)).map((one) => `'${one}'`);
      return `declare const ${name}: Readonly<Record<${names.join(' | ')}, unknown>>;`;
    },
  );

/** Types name what they import as the sources do: here, by the place of the written files. */
function withPlaces(file: string): string {
  return withNames(file).replaceAll(
    /(['"])(#|\.{1,2}\/)([^'"]+)\.ts\1/g,
    (_, quote: string, start: string, path: string) => {
      const place = start === '#' ? relative(dirname(file), join(types, path)) : `${start}${path}`;
      return `${quote}${place.startsWith('.') ? place : `./${place}`}.js${quote}`;
    },
  );
}
for (const file of globSync(join(out, 'types/**/*.d.ts'))) writeFileSync(file, withPlaces(file));

const {
  imports: _,
  devDependencies: __,
  private: ___,
  ...kept
} = JSON.parse(readFileSync(join(engine, 'package.json'), 'utf8'));
const written = {
  ...kept,
  sideEffects: false,
  bin: { previdencia: './command.js' },
  exports: Object.fromEntries(
    rooms.map((room) => [
      `./${room}`,
      { types: `./types/api/${room}.d.ts`, default: `./${room}.js` },
    ]),
  ),
};
writeFileSync(join(out, 'package.json'), `${JSON.stringify(written, null, 2)}\n`);
copyFileSync(join(engine, 'api', 'README.md'), join(out, 'README.md'));
copyFileSync('LICENSE', join(out, 'LICENSE'));
