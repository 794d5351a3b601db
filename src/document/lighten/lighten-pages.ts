import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { islandScripts } from './island-scripts.ts';
import { withWeight } from './page-weight.ts';
import { usedStyles } from './used-styles.ts';

const styleElement = /<style>([\s\S]*?)<\/style>/g;

/**
 * Finishes the built pages: each keeps only the styles that it can use, in one element, and at its
 * end, out of force, those that it and its islands can use, for when one starts. A page that tells
 * its weight is weighed.
 */
export const lightenPages = (): AstroIntegration => ({
  name: 'lighten-pages',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const folder = fileURLToPath(dir);
      const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((path) => path.endsWith('.html'))
        .map((path) => join(folder, path));
      for (const page of pages) {
        const html = await withUsedStyles(readFileSync(page, 'utf8'), folder);
        writeFileSync(page, withWeight(html, folder));
      }
    },
  },
});

async function withUsedStyles(html: string, folder: string): Promise<string> {
  const css = [...html.matchAll(styleElement)].map(([, sheet]) => sheet).join('');
  const bare = html.replace(styleElement, '');
  const scripts = islandScripts(bare, (path) => readFileSync(join(folder, path), 'utf8'));
  const styles = await usedStyles(css, [bare]);
  const styled = bare.replace('</head>', () => `<style>${styles}</style></head>`);
  if (scripts.length === 0) return styled;
  // The same once more with what is added: the cascade keeps its order, and repeated text weighs little.
  const all = await usedStyles(css, [bare, ...scripts]);
  return styled.replace('</body>', () => `<template><style>${all}</style></template></body>`);
}
