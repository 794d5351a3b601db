import { readFileSync } from 'node:fs';
import { siteFolder } from './site-folder.ts';

/** The paths of all pages, from the built sitemap: a new page is covered without anyone remembering. */
export const sitePaths = (folder = siteFolder): string[] =>
  [...readFileSync(`${folder}/sitemap.xml`, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url]) => new URL(url ?? '').pathname,
  );
