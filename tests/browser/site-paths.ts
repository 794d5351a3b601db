import { readFileSync } from 'node:fs';
import { siteFolder } from './site-folder.ts';

/** The paths of all pages, from the built sitemap: a new page is covered without anyone remembering. */
export const sitePaths = (folder = siteFolder): string[] =>
  [...readFileSync(`${folder}/sitemap.xml`, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url]) => new URL(url ?? '').pathname,
  );

/**
 * Beginnings of addresses whose pages are one skeleton with other words: how many of each stand for all of them in
 * every run, and how many more the deep suite looks at. Of the codes and letters, many and alike, not all: what
 * needs no browser looks at each.
 */
const samples = {
  '/carta/': [1, 15],
  '/beneficios/': [1, Number.POSITIVE_INFINITY],
  '/ferramentas/': [2, Number.POSITIVE_INFINITY],
  '/indicadores/': [1, 13],
  // Each of their elements stands within the same one on a page of every run.
  '/mudancas/': [0, Number.POSITIVE_INFINITY],
  '/privacidade': [0, Number.POSITIVE_INFINITY],
} as const;

const all = sitePaths();
const shareOf = (which: 'deep' | 'none'): string[] =>
  Object.entries(samples).flatMap(([start, [usual, deep]]) => {
    const paths = all.filter((path) => path.startsWith(start));
    const rest = paths.slice(usual);
    return which === 'deep' ? rest.slice(0, deep) : rest.slice(deep);
  });
const otherPaths = shareOf('deep');

const unseen = new Set([...otherPaths, ...shareOf('none')]);
export const usualPaths = all.filter((path) => !unseen.has(path));

/** All letters: how long each is and what its first screen holds hangs on its words. */
export const letterPaths = all.filter((path) => path.startsWith('/carta/'));

/** The pages at which a browser looks, in two shares: those of every run, and those of the deep suite. */
export const sharesOfPaths = [
  { paths: usualPaths, which: 'toda espécie de página', tag: [] },
  { paths: otherPaths, which: 'todas as outras', tag: '@deep' },
];

/** The tag of a test that looks at this page alone, where each page of its kind has such a test. */
export const tagOf = (path: string) => (otherPaths.includes(path) ? '@deep' : []);

const areToRead = (paths: readonly string[]) =>
  paths.filter((path) => /^\/(beneficios|conteudos)\//.test(path));

/** The pages for reading in each share: benefits, situations and the guide. */
export const sharesToRead = sharesOfPaths.map(({ paths, ...share }) => ({
  ...share,
  paths: areToRead(paths),
}));

/** Of these, those of every run. */
export const usualToRead = areToRead(usualPaths);

/** Each page of the shares, with the tag of its share. */
export const tagged = (shares: typeof sharesOfPaths) =>
  shares.flatMap(({ paths, tag }) => paths.map((path) => ({ path, tag })));
