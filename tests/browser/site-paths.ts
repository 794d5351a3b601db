import { readFileSync } from 'node:fs';
import { siteFolder } from './site-folder.ts';

/** The paths of all pages, from the built sitemap: a new page is covered without anyone remembering. */
export const sitePaths = (folder = siteFolder): string[] =>
  [...readFileSync(`${folder}/sitemap.xml`, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url]) => new URL(url ?? '').pathname,
  );

const [, , ...otherLetters] = sitePaths().filter((path) => path.startsWith('/carta/'));

/** The pages of every run: those of the letters are one skeleton with other words, and two are here. */
export const usualPaths = sitePaths().filter((path) => !otherLetters.includes(path));

/** All pages: those of every run, and the other letters, at which the deep suite looks. */
export const sharesOfPaths = [
  { paths: usualPaths, which: 'toda página', tag: [] },
  { paths: otherLetters, which: 'toda carta', tag: '@deep' },
];
