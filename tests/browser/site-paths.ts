import { readFileSync } from 'node:fs';

/** The paths of all pages, from the built sitemap: a new page is covered without anyone remembering. */
export const sitePaths = (folder = 'dist'): string[] =>
  [...readFileSync(`${folder}/sitemap.xml`, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url]) => new URL(url ?? '').pathname,
  );
