import { readFileSync } from 'node:fs';
import { pageTexts } from './page-texts.ts';
import type { PublishedText } from './text.ts';

/** The folder of the build that is judged. */
export const siteFolder = process.env.SITE_FOLDER ?? 'dist';

/** The paths of all pages, from the built sitemap, and the page for unknown addresses. */
export const builtPaths = (): string[] => [
  ...[...readFileSync(`${siteFolder}/sitemap.xml`, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url]) => new URL(url ?? '').pathname,
  ),
  ...questionPaths(),
  '/404',
];

/** Steps of "where to start" that the sitemap leaves out are published all the same. */
function questionPaths(): string[] {
  const found = new Set<string>();
  const look = (path: string) => {
    const html = builtPage(path);
    for (const [, next] of html.matchAll(/href="(\/por-onde-comecar\/[a-z-]+)"/g)) {
      if (!next || found.has(next)) continue;
      found.add(next);
      look(next);
    }
  };
  look('/por-onde-comecar');
  return [...found];
}

export const builtPage = (path: string): string =>
  readFileSync(`${siteFolder}${path === '/' ? '/index' : path}.html`, 'utf8');

let texts: Promise<PublishedText[]> | undefined;

/** Every text of every built page; read once. */
export function builtTexts(): Promise<PublishedText[]> {
  texts ??= Promise.all(
    [...new Set(builtPaths())].map((path) => pageTexts(path, builtPage(path))),
  ).then((all) => all.flat());
  return texts;
}
