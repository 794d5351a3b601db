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
 * `_headers`, for hosts that take a folder and end TLS themselves. Hosts disagree about a header that
 * two matching rules set: Cloudflare joins the values, Netlify takes the last. So no two rules here
 * that match one address set the same header: each header is written for the whole site where its
 * value is the same everywhere, else for each part that agrees, else for single addresses.
 */
export function headersFile(site: readonly SiteAddress[]): string {
  const exact = rulesFor(site, true);
  const rules = exact.size > mostRules ? rulesFor(site, false) : exact;
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

/**
 * Patterns and their lines. With `exact`, what a browser may keep for long is said of files that
 * exist, one by one: below a pattern, it would keep as long that some file is missing.
 */
function rulesFor(site: readonly SiteAddress[], exact: boolean): Map<string, string[]> {
  const rules = new Map<string, string[]>();
  const whole: Zone = { pattern: '/*', addresses: site, parts: zones(site) };
  const names = new Set(site.flatMap((address) => Object.keys(sent(address))));
  for (const name of names) {
    for (const [pattern, line] of linesFor(name, whole, exact)) {
      rules.set(pattern, [...(rules.get(pattern) ?? []), line]);
    }
  }
  return rules;
}

/** One zone for each folder, one for each address outside of folders. */
function zones(site: readonly SiteAddress[]): Zone[] {
  const folders = [...new Set(site.flatMap(({ path }) => /^\/([^/]+)\//.exec(path)?.[1] ?? []))];
  // The shortest first: its pattern would cover the others.
  folders.sort((a, b) => a.length - b.length);
  const grouped = Map.groupBy(site, ({ path }) => {
    const folder = folders.find((name) => path.startsWith(`/${name}`));
    // Not `/name/*`, in which Netlify sees `/name` and more, and Cloudflare does not.
    return folder ? `/${folder}*` : path;
  });
  return [...grouped].map(([pattern, addresses]) => ({
    pattern,
    addresses,
    parts: pattern.endsWith('*')
      ? addresses.map((address) => ({ pattern: address.path, addresses: [address], parts: [] }))
      : [],
  }));
}

function linesFor(name: string, zone: Zone, exact: boolean): [pattern: string, line: string][] {
  const values = new Set(zone.addresses.map((address) => sent(address)[name]));
  const [kind, ...otherKinds] = new Set(zone.addresses.map(({ path }) => policyKindOf(path)));
  const isPolicy = name === policyName;
  const [value] = isPolicy ? [contentSecurityPolicy(together(zone.addresses), kind)] : [...values];
  if (value === undefined && values.size === 1) return [];
  const line = `  ${name}: ${value}`;
  const agreed = isPolicy ? otherKinds.length === 0 : values.size === 1;
  const keptForLong = name === 'Cache-Control' && value?.includes('max-age');
  const divide = zone.parts.length > 0 && exact && keptForLong;
  if (agreed && !divide && line.trim().length <= longestLine) return [[zone.pattern, line]];
  if (zone.parts.length > 0) return zone.parts.flatMap((part) => linesFor(name, part, exact));
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
