import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type InlineHashes, inlineHashes } from './inline-hashes.ts';
import { filesBelow } from './seal.ts';

/** A public address of the built site, and the file below the folder that answers there. */
export interface SiteAddress {
  /** URL path, percent-encoded where needed: `/beneficios/bpc-loas`. */
  readonly path: string;
  /** Relative to the folder: `beneficios/bpc-loas.html`. */
  readonly file: string;
  /** What a page carries inline; nothing else has it. */
  readonly hashes?: InlineHashes;
  /** Other addresses that lead to the page, as it names them. */
  readonly alsoAt?: readonly string[];
}

/** Where the page for unknown addresses would be, if it had an address. */
export const notFoundPath = '/404';

/** Everything public in the folder, sorted by path, each file at exactly one address. */
export const readSite = (dist: string): readonly SiteAddress[] =>
  addressesOf(filesBelow(dist), (file) => readFileSync(join(dist, file), 'utf8'));

/** The same for files from elsewhere; `read` is asked for the pages only. */
export function addressesOf(
  files: Iterable<string>,
  read: (file: string) => string,
): readonly SiteAddress[] {
  const addresses: SiteAddress[] = [];
  for (const file of files) {
    const path = encodeURI(`/${file}`);
    if (neverAddressed.test(path)) continue;
    if (path.endsWith('.html')) {
      const address = path.replace(/(?:\/index)?\.html$/, '') || '/';
      const html = read(file);
      addresses.push({
        path: address,
        file,
        hashes: inlineHashes(html),
        alsoAt: alsoAt(html, address),
      });
    } else {
      addresses.push({ path, file });
    }
  }
  return addresses.sort((a, b) => (a.path < b.path ? -1 : 1));
}

const otherNames = /\sdata-also-at=(?:"([^"]*)"|([^\s">]+))/;

/** A page names in `data-also-at` what else the last part of its address is called. */
function alsoAt(html: string, path: string): string[] {
  const [, quoted, bare] = otherNames.exec(html) ?? [];
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  return (quoted ?? bare ?? '')
    .split(' ')
    .filter(Boolean)
    .map((name) => folder + name);
}

/** The page that each address leads to, in small letters; a page's own to itself. */
export const homesOf = (site: readonly SiteAddress[]): ReadonlyMap<string, string> =>
  new Map(
    site
      .filter(({ path, hashes }) => hashes && path !== notFoundPath)
      .flatMap(({ path, alsoAt = [] }) =>
        [...alsoAt.map((other) => other.toLowerCase()), path].map((from) => [from, path]),
      ),
  );

// Precompressed neighbours are representations, not addresses; `_headers` and `_redirects` speak to
// the hosts that read them; dot files are nobody's business.
const neverAddressed = /\.(?:br|gz)$|^\/_(?:headers|redirects)$|\/\.(?!well-known\/)/;
