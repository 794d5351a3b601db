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
  // Each of their elements stands within the same one on a page of every run, but for rows of lists and cells of tables.
  '/desempenho': [0, Number.POSITIVE_INFINITY],
  '/fontes': [0, Number.POSITIVE_INFINITY],
  '/honorarios': [0, Number.POSITIVE_INFINITY],
  '/mudancas': [0, Number.POSITIVE_INFINITY],
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

interface Share {
  readonly paths: readonly string[];
  readonly which: string;
  readonly tag: string | string[];
}

/** The pages at which a browser looks, in two shares: those of every run, and those of the deep suite. */
export const sharesOfPaths: readonly Share[] = [
  { paths: usualPaths, which: 'toda espécie de página', tag: [] },
  { paths: otherPaths, which: 'todas as outras', tag: '@deep' },
];

/** Benefits, situations and the guide. */
export const isToRead = (path: string): boolean => /^\/(beneficios|conteudos)\//.test(path);

/** The pages for reading in each share. */
export const sharesToRead = sharesOfPaths.map(({ paths, ...share }) => ({
  ...share,
  paths: paths.filter(isToRead),
}));

/** Of these, those of every run. */
export const usualToRead = usualPaths.filter(isToRead);

const atOnce = 8;

/** The shares, a few pages for each window: a new one costs as much as two looks at a page. */
export const inWindows = (shares: readonly Share[]): Share[] =>
  shares.flatMap(({ paths, which, tag }) =>
    Array.from({ length: Math.ceil(paths.length / atOnce) }, (_, index) => {
      const some = paths.slice(index * atOnce, (index + 1) * atOnce);
      return { paths: some, which: `${which}, de ${some[0]} em diante`, tag };
    }),
  );
