import { contentSecurityPolicy, headersFor, policyKindOf, tlsOnlyHeaders } from '../headers.ts';
import type { InlineHashes } from '../inline-hashes.ts';
import type { SiteAddress } from '../read-site.ts';

/** Addresses that one pattern covers, and the same again in smaller parts. */
interface Zone {
  readonly pattern: string;
  readonly addresses: readonly SiteAddress[];
  readonly parts: readonly Zone[];
}

const policyName = 'Content-Security-Policy';

// Cloudflare leaves out what is beyond these; Netlify names no limits.
const mostRules = 100;
const longestLine = 2000;

/**
 * In place of `immutable` below a pattern. Cloudflare says there the same of a file that is missing, and a
 * browser would remember that for a year; now for an hour, and what exists is shown while it is asked for again.
 */
export const keptInFolders = 'public, max-age=3600, stale-while-revalidate=2592000';

/**
 * `_headers`, for hosts that take a folder and end TLS themselves. Hosts disagree about a header that
 * two matching rules set: Cloudflare joins the values, Netlify takes the last. So no two rules here
 * that match one address set the same header: each header is written for the whole site where its
 * value is the same everywhere, else for each part that agrees, else for single addresses.
 */
export function headersFile(site: readonly SiteAddress[]): string {
  const rules = new Map<string, string[]>();
  const whole: Zone = { pattern: '/*', addresses: site, parts: folders(site) };
  const unknown = site.filter(({ path }) => path === '/404');
  for (const name of new Set(site.flatMap((address) => Object.keys(sent(address))))) {
    for (const [pattern, line] of linesFor(name, whole, unknown)) {
      rules.set(pattern, [...(rules.get(pattern) ?? []), line]);
    }
  }
  if (rules.size > mostRules) {
    throw new Error(
      `_headers would need ${rules.size} rules, and Cloudflare reads ${mostRules}. Let pages of one kind carry the same inline styles and scripts.`,
    );
  }
  return [
    '# Written by the build from publishing/server/headers.ts.',
    ...[...rules].flatMap(block),
  ].join('\n');
}

/** One zone for each folder, one for each address outside of folders. */
function folders(site: readonly SiteAddress[]): Zone[] {
  const names = [...new Set(site.flatMap(({ path }) => /^\/([^/]+)\//.exec(path)?.[1] ?? []))];
  // The shortest first: its pattern would cover the others.
  names.sort((a, b) => a.length - b.length);
  const grouped = Map.groupBy(site, ({ path }) =>
    names.find((name) => path.startsWith(`/${name}`)),
  );
  return [...grouped].flatMap(([name, addresses]) =>
    name === undefined
      ? addresses.map(alone)
      : // Not `/name/*`, in which Netlify sees `/name` and more, and Cloudflare does not.
        { pattern: `/${name}*`, addresses, parts: byLetter(`/${name}`, addresses) },
  );
}

const alone = (address: SiteAddress): Zone => ({
  pattern: address.path,
  addresses: [address],
  parts: [],
});

/** What begins with the same letters, as often as there is more than one: a rule each would soon be too many. */
function byLetter(start: string, addresses: readonly SiteAddress[]): Zone[] {
  // Netlify sees no difference between `/A*` and `/a*`.
  if (addresses.some(({ path }) => path !== path.toLowerCase())) return addresses.map(alone);
  const grouped = Map.groupBy(addresses, ({ path }) => path.slice(0, start.length + 1));
  return [...grouped].flatMap(([longer, those]) => {
    if (those.length === 1) return those.map(alone);
    const parts = byLetter(longer, those);
    // `/name/*` is not one, as above.
    return longer.endsWith('/') || grouped.size === 1
      ? parts
      : { pattern: `${longer}*`, addresses: those, parts };
  });
}

/** @param unknown the page that is shown wherever a pattern covers an address that is none */
function linesFor(
  name: string,
  zone: Zone,
  unknown: readonly SiteAddress[],
): [pattern: string, line: string][] {
  const values = new Set(zone.addresses.map((address) => sent(address)[name]));
  const [kind, ...otherKinds] = new Set(zone.addresses.map(({ path }) => policyKindOf(path)));
  const isPolicy = name === policyName;
  const isPattern = zone.parts.length > 0;
  const shown = isPattern ? [...zone.addresses, ...unknown] : zone.addresses;
  const [own] = isPolicy ? [contentSecurityPolicy(together(shown), kind)] : [...values];
  if (own === undefined && values.size === 1) return [];
  const value = isPattern && own?.includes('immutable') ? keptInFolders : own;
  const line = `  ${name}: ${value}`;
  const agreed = isPolicy ? otherKinds.length === 0 : values.size === 1;
  if (agreed && line.trim().length <= longestLine) return [[zone.pattern, line]];
  if (isPattern) return zone.parts.flatMap((part) => linesFor(name, part, unknown));
  throw new Error(
    `${name} of ${zone.pattern} has ${line.trim().length} characters, and Cloudflare reads ${longestLine}.`,
  );
}

const sent = ({ path, hashes }: SiteAddress): Readonly<Record<string, string>> => ({
  ...headersFor(path, hashes),
  ...tlsOnlyHeaders,
});

/** What all these pages carry: each of them may then carry what another does, which is ours as well. */
const together = (addresses: readonly SiteAddress[]): InlineHashes => {
  const all = addresses.flatMap(({ hashes }) => hashes ?? []);
  return {
    scripts: [...new Set(all.flatMap(({ scripts }) => scripts))].sort(),
    styles: [...new Set(all.flatMap(({ styles }) => styles))].sort(),
    sendsToChat: all.some(({ sendsToChat }) => sendsToChat),
  };
};

const block = ([pattern, lines]: readonly [string, readonly string[]]) => [pattern, ...lines, ''];
