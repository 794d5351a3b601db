import { transformSync } from 'esbuild';
import foldDoorsSource from './fold-doors.ts?raw';
import keepTextSizeSource from './keep-text-size.ts?raw';

// Astro's own scripts are modules, which wait until the page is drawn.
const inline = (source: string): string =>
  transformSync(source, {
    loader: 'ts',
    format: 'iife',
    minify: true,
    target: 'es2020',
  }).code.trim();

/** For the head of every page. */
export const keepTextSize = inline(keepTextSizeSource);

/** For the head of pages with parts that fold. */
export const foldDoors = inline(foldDoorsSource);
