import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { type InlineHashes, inlineHashes } from './inline-hashes.ts';

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
export function readSite(dist: string): readonly SiteAddress[] {
  const addresses: SiteAddress[] = [];
  for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
    const file = relative(dist, join(entry.parentPath, entry.name)).replaceAll(sep, '/');
    const path = encodeURI(`/${file}`);
    if (!entry.isFile() || neverAddressed.test(path)) continue;
    if (path.endsWith('.html')) {
      const hashes = inlineHashes(readFileSync(join(dist, file), 'utf8'));
      addresses.push({ path: path.replace(/(?:\/index)?\.html$/, '') || '/', file, hashes });
    } else {
      addresses.push({ path, file });
    }
  }
  return addresses.sort((a, b) => (a.path < b.path ? -1 : 1));
}

// Precompressed neighbours are representations, not addresses; `_headers` and `_redirects` speak to
// the hosts that read them; sirv serves no dot files.
const neverAddressed = /\.(?:br|gz)$|^\/_(?:headers|redirects)$|\/\.(?!well-known\/)/;
