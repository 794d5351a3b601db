import { keptInFolders } from '#server/configs/headers-file.ts';
import { headersFor, tlsOnlyHeaders } from '#server/headers.ts';
import type { InlineHashes } from '#server/inline-hashes.ts';

type Headers = Readonly<Record<string, string>>;

/** How a host matches the paths of `_headers`, and what it does when two rules set one header. */
interface HostReading {
  readonly pattern: (path: string) => RegExp;
  readonly merge: (before: string, after: string) => string;
}

const literal = (text: string) => text.replace(/[-/\\^$+?.()|[\]{}]/g, '\\$&');

/** Cloudflare Pages and Workers: all values, joined; the path to the letter. */
export const cloudflare: HostReading = {
  pattern: (path) => new RegExp(`^${path.split('*').map(literal).join('.*')}$`),
  merge: (before, after) => `${before}, ${after}`,
};

/** Netlify, as its own tools read the file: the last value; capitals and a final slash do not matter. */
export const netlify: HostReading = {
  pattern: (path) => {
    const parts = path.split('/').filter(Boolean);
    const expressions = parts.map((part) =>
      part === '*' ? '?(.*)' : part.split('*').map(literal).join('(.*)'),
    );
    return new RegExp(`^/${expressions.join('/')}/?$`, 'i');
  },
  merge: (_, after) => after,
};

/** The headers that a host sends for a path, by what it documents of `_headers`. For tests. */
export function headersByHost(
  file: string,
  path: string,
  { pattern, merge }: HostReading,
): Headers {
  const headers: Record<string, string> = {};
  let matches = false;
  for (const line of file.split('\n').map((text) => text.trim())) {
    if (line === '' || line.startsWith('#')) continue;
    if (line.startsWith('/')) {
      matches = pattern(line).test(path);
    } else if (matches) {
      const [name = '', ...value] = line.split(':');
      const after = value.join(':').trim();
      const before = headers[name];
      headers[name] = before === undefined ? after : merge(before, after);
    }
  }
  return headers;
}

/** What the file has to say of an address: what the server says, but for `immutable` below a pattern. */
export function saidInFile(path: string, hashes: InlineHashes | undefined): Headers {
  const said: Headers = { ...headersFor(path, hashes), ...tlsOnlyHeaders };
  const isKept = path.includes('/', 1) && said['Cache-Control']?.includes('immutable');
  return isKept ? { ...said, 'Cache-Control': keptInFolders } : said;
}
