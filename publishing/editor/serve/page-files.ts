import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const page = fileURLToPath(new URL('../page/', import.meta.url));
export const assetFolder = fileURLToPath(new URL('assets/', import.meta.resolve('@sveltia/cms')));

/** The programs and styles of some pages, by their address. Everything comes from this folder. */
export async function pageFiles(
  pages: readonly ('editor' | 'session')[] = ['editor'],
): Promise<Map<string, Uint8Array | string>> {
  const { outputFiles } = await build({
    entryPoints: pages.map((name) => join(page, `${name}.tsx`)),
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    write: false,
    outdir: '/',
    jsx: 'automatic',
    legalComments: 'none',
    logLevel: 'error',
    // Colours for code, which no field of ours asks for: 300 files.
    external: ['@shikijs/*'],
  });
  return new Map<string, Uint8Array | string>([
    ...pages.map((name): [string, string] => [
      name === 'editor' ? '/' : `/${name}.html`,
      readFileSync(join(page, `${name}.html`), 'utf8'),
    ]),
    ['/editor.css', readFileSync(join(page, 'editor.css'), 'utf8')],
    ...outputFiles.map(({ path, contents }): [string, Uint8Array] => [path, contents]),
  ]);
}

/** Letters and pictures of the CMS, by their address; undefined for any other. */
export function cmsAsset(path: string): Uint8Array | undefined {
  const name = /^\/assets\/([\w.-]+)$/.exec(path)?.[1];
  if (!name) return undefined;
  try {
    return readFileSync(join(assetFolder, name));
  } catch {
    return undefined;
  }
}
