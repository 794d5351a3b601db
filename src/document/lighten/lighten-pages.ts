import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, ViteUserConfig } from 'astro';
import { type ClassNames, shortClassNames, withShortClassNames } from './class-names.ts';
import { islandScripts } from './island-scripts.ts';
import { withWeight } from './page-weight.ts';
import { usedStyles } from './used-styles.ts';

type VitePlugin = NonNullable<ViteUserConfig['plugins']>[number];

// Astro makes it from the folder of the sources, and nothing reads it: equal sources, equal pages.
const islandId = /(<astro-island) uid="[^"]*"/g;

const styleElement = /<style>([\s\S]*?)<\/style>/g;

/**
 * Finishes the built pages: each keeps only the styles that it or its islands can use, in one
 * element, class names are short, and a page that tells its weight is weighed. While writing, in `npm run dev`, names stay readable.
 */
export const lightenPages = (sources: string): AstroIntegration => {
  const names = shortClassNames(sources);
  return {
    name: 'lighten-pages',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command === 'build') updateConfig({ vite: { plugins: [shortNamesInScripts(names)] } });
      },
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
          .filter((path) => path.endsWith('.html'))
          .map((path) => join(folder, path));
        for (const page of pages) {
          const html = withShortClassNames(readFileSync(page, 'utf8'), names).replace(
            islandId,
            '$1',
          );
          writeFileSync(page, withWeight(await withUsedStyles(html, folder), folder));
        }
      },
    },
  };
};

/** Before the bundler names a script after its content, so that another name is another address. */
const shortNamesInScripts = (names: ClassNames): VitePlugin => ({
  name: 'short-class-names',
  applyToEnvironment: (environment) => environment.name === 'client',
  renderChunk: (code) => ({ code: withShortClassNames(code, names), map: null }),
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
