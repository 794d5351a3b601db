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
      addresses.push({ path: address, file, hashes: inlineHashes(read(file)) });
    } else {
      addresses.push({ path, file });
    }
  }
  return addresses.sort((a, b) => (a.path < b.path ? -1 : 1));
}

// Precompressed neighbours are representations, not addresses; `_headers` and `_redirects` speak to
// the hosts that read them; dot files are nobody's business.
const neverAddressed = /\.(?:br|gz)$|^\/_(?:headers|redirects)$|\/\.(?!well-known\/)/;
