import { readFileSync } from 'node:fs';
import { siteFolder } from './site-folder.ts';

/** The paths of all pages, from the built sitemap: a new page is covered without anyone remembering. */
export const sitePaths = (folder = siteFolder): string[] =>
  [...readFileSync(`${folder}/sitemap.xml`, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url]) => new URL(url ?? '').pathname,
  );

/**
 * Folders whose pages are one skeleton with other words, and how many of each stand for all of them
 * in every run; the deep suite looks at the others.
 */
const samples = { '/carta/': 2, '/beneficios/': 3, '/ferramentas/': 3 };

const all = sitePaths();
const otherPaths = Object.entries(samples).flatMap(([folder, count]) =>
  all.filter((path) => path.startsWith(folder)).slice(count),
);

/** The pages of every run. */
export const usualPaths = all.filter((path) => !otherPaths.includes(path));

/** All pages, in two shares: those of every run, and those at which the deep suite looks. */
export const sharesOfPaths = [
  { paths: usualPaths, which: 'toda espécie de página', tag: [] },
  { paths: otherPaths, which: 'todas as outras', tag: '@deep' },
];

/** The tag of a test that looks at this page alone, where each page of its kind has such a test. */
export const tagOf = (path: string) => (otherPaths.includes(path) ? '@deep' : []);

/** The pages for reading in each share: benefits, situations and the guide. */
export const sharesToRead = sharesOfPaths.map(({ paths, ...share }) => ({
  ...share,
  paths: paths.filter((path) => /^\/(beneficios|conteudos)\//.test(path)),
}));

/** Each page of the shares, with the tag of its share. */
export const tagged = (shares: typeof sharesOfPaths) =>
  shares.flatMap(({ paths, tag }) => paths.map((path) => ({ path, tag })));
