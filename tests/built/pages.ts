import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeHTML } from 'entities';
import { siteFolder } from '../browser/site-folder.ts';

export interface BuiltPage {
  /** "/", "/beneficios/bpc-loas", "/404" */
  path: string;
  html: string;
}

/** Every page of a build, those that the sitemap leaves out too. */
export const pagesOf = (folder: string): readonly BuiltPage[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .sort()
    .map((file) => ({
      path: `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`,
      html: readFileSync(join(folder, file), 'utf8'),
    }));

const all = pagesOf(siteFolder);
const isFramed = ({ path }: BuiltPage) => path.startsWith('/embutir/');

/** Every page of the build that the tests look at. */
export const builtPages: readonly BuiltPage[] = all.filter((page) => !isFramed(page));

/** The tools for the pages of others, which are no pages of the site. */
export const framedPages: readonly BuiltPage[] = all.filter(isFramed);

interface Link {
  /** As it is meant: its character references are read. */
  readonly href: string;
  readonly rel: string | undefined;
  readonly target: string | undefined;
}

/** Every link of a page, in order. */
export const linksOf = ({ html }: BuiltPage): readonly Link[] =>
  [...html.matchAll(/<a\s[^>]*>/g)].flatMap(([tag]) => {
    const attribute = (name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
    const href = attribute('href');
    return href === undefined
      ? []
      : [{ href: decodeHTML(href), rel: attribute('rel'), target: attribute('target') }];
  });
