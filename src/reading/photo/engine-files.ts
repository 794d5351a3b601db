import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';

const require = createRequire(import.meta.url);
const engineFolder = dirname(require.resolve('tesseract-wasm'));
const modelFile = join(
  dirname(require.resolve('@tesseract.js-data/por')),
  '4.0.0_best_int/por.traineddata.gz',
);

/** The engine as processors of these years run it fastest. */
export const engineFile = join(engineFolder, 'tesseract-core.wasm');

/** The model, unpacked: brotli makes less of it than gzip did. */
export const modelBytes = () => gunzipSync(readFileSync(modelFile));

/** Where the unpacked model lies for the bundler. */
function unpacked(): string {
  const file = join('node_modules/.cache/photo-engine', 'portugues.traineddata');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, modelBytes());
  return join(process.cwd(), file);
}

/**
 * For the bundler, where it makes the reader: the library names a worker and an engine of its own, which ours
 * replaces or is handed; they would become files that nobody asks for.
 */
export const withoutOwnWorker = () => ({
  name: 'without-own-worker',
  generateBundle: (_: unknown, bundle: Record<string, unknown>) => {
    for (const file of Object.keys(bundle)) {
      if (file.includes('tesseract-')) delete bundle[file];
    }
  },
});

const name = 'virtual:photo-engine';

/** For the bundler: the addresses of engine and model, which become files of their own. */
export const photoEngine = () => ({
  name,
  resolveId: (asked: string) => (asked === name ? `\0${name}` : undefined),
  load: (asked: string) =>
    asked === `\0${name}`
      ? Object.entries({
          simd: engineFile,
          plain: join(engineFolder, 'tesseract-core-fallback.wasm'),
          model: unpacked(),
        })
          .map(
            ([key, file]) => `export { default as ${key} } from ${JSON.stringify(`${file}?url`)};`,
          )
          .join('\n')
      : undefined,
});
