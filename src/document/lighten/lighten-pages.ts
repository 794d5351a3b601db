import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, ViteUserConfig } from 'astro';
import { islandScripts } from './island-scripts.ts';
import { withOneScript } from './one-script.ts';
import { withWeight } from './page-weight.ts';
import { withPlainIslands } from './plain-islands.ts';
import { type ShortNames, shortNames, withShortNames } from './short-names.ts';
import { usedStyles } from './used-styles.ts';

type VitePlugin = NonNullable<ViteUserConfig['plugins']>[number];

const styleElement = /<style>([\s\S]*?)<\/style>/g;

/**
 * Finishes the built pages: each keeps only the styles that it or its islands can use, in one
 * element, names are short, and a page that tells its weight is weighed. While writing, in
 * `npm run dev`, names stay readable.
 */
export const lightenPages = (sources: string): AstroIntegration => {
  const names = shortNames(sources);
  return {
    name: 'lighten-pages',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        const plugins = [shortNamesInScripts(names)];
        if (command === 'build')
          updateConfig({ vite: { plugins, worker: { plugins: () => plugins } } });
      },
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
          .filter((path) => path.endsWith('.html'))
          .map((path) => join(folder, path));
        for (const page of pages) {
          const built = withShortNames(readFileSync(page, 'utf8'), names);
          const html = await withUsedStyles(withOneScript(withPlainIslands(built)), folder);
          writeFileSync(page, withWeight(html, folder));
        }
      },
    },
  };
};

/** Before the bundler names a script after its content, so that another name is another address. */
const shortNamesInScripts = (names: ShortNames): VitePlugin => ({
  name: 'short-names',
  applyToEnvironment: (environment) => environment.name === 'client',
  renderChunk: (code) => ({ code: withShortNames(code, names), map: null }),
});

async function withUsedStyles(html: string, folder: string): Promise<string> {
  const css = [...html.matchAll(styleElement)].map(([, sheet]) => sheet).join('');
  const bare = html.replace(styleElement, '');
  const scripts = islandScripts(bare, (path) => readFileSync(join(folder, path), 'utf8'));
  const styles = await usedStyles(css, [
    { extension: 'html', raw: bare },
    ...scripts.map((raw) => ({ extension: 'js' as const, raw })),
  ]);
  return bare.replace('</head>', () => `<style>${styles}</style></head>`);
}
