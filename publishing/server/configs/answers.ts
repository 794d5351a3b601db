import { contentType, contentTypes } from '../content-type.ts';
import { type HeaderFields, headersFor } from '../headers.ts';
import { homesOf, notFoundPath, type SiteAddress } from '../read-site.ts';

export interface Answer {
  readonly path: string;
  readonly file: string;
  readonly isPage: boolean;
  readonly type: string;
  /** Those of `varying` that are sent here; absent ones are not sent. */
  readonly headers: HeaderFields;
}

/** All that a configuration has to express, for servers that know tables only. */
export interface Answers {
  readonly known: readonly Answer[];
  readonly notFound: Answer;
  /** The same on every answer. */
  readonly fixed: HeaderFields;
  /** Names of the headers that depend on the address. */
  readonly varying: readonly string[];
  /** The varying ones of an answer without content: a redirect, a refused method. */
  readonly empty: HeaderFields;
  /** The programs and letters of earlier releases, kept for pages that are still open. */
  readonly earlier: Earlier;
  /** Each address, in small letters, and the page that it leads to. */
  readonly homes: ReadonlyMap<string, string>;
}

interface Earlier {
  /** Regular expression of their paths; never of a compressed neighbour. */
  readonly pattern: string;
  readonly headers: HeaderFields;
}

const endings = Object.keys(contentTypes).map((ending) => ending.slice(1));

// Characters that mean the same to every server, with nothing to escape in a configuration.
const plainPath = /^\/[\w./~-]*$/;

/** The answers of a site, from the same source as those of `npm start`. */
export function answersOf(site: readonly SiteAddress[]): Answers {
  const empty = headersFor('/');
  const all = site.map(({ path, file, hashes, alsoAt = [] }) => {
    if (![path, ...alsoAt].every((one) => plainPath.test(one))) {
      throw new Error(`${file} needs a name of unaccented letters, digits, hyphens and dots.`);
    }
    const { 'Content-Type': type = contentType(file), ...headers } = headersFor(path, hashes);
    return { path, file, isPage: hashes !== undefined, type, headers };
  });
  const names = [...new Set([empty, ...all.map(({ headers }) => headers)].flatMap(Object.keys))];
  const varying = names
    .filter((name) => all.some(({ headers }) => headers[name] !== empty[name]))
    .sort();
  const pick = (headers: HeaderFields, wanted: boolean): HeaderFields =>
    Object.fromEntries(
      Object.entries(headers).filter(([name]) => varying.includes(name) === wanted),
    );
  const answers = all.map((answer) => ({ ...answer, headers: pick(answer.headers, true) }));
  const notFound = answers.find(({ path }) => path === notFoundPath);
  if (!notFound) throw new Error('The build has no 404.html.');
  return {
    known: answers.filter((answer) => answer !== notFound),
    notFound,
    fixed: pick(empty, false),
    varying,
    empty: pick(empty, true),
    earlier: {
      pattern: `^/_astro/[\\w.-]+\\.(?:${endings.join('|')})$`,
      headers: pick(headersFor('/_astro/any'), true),
    },
    homes: homesOf(site),
  };
}
