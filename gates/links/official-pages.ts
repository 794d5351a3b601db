import { globSync, readFileSync } from 'node:fs';
import { type CitationKey, citation, citations } from '#law/citations.ts';

/** An address of somebody else's, and where the site gives it. */
export interface OutsideLink {
  url: string;
  places: string[];
}

const inText = /https:\/\/[^\s)"'`<>\]]+/g;
// The chat and structured data: no page to read.
const noPage = /^https:\/\/(?:wa\.me|schema\.org|www\.w3\.org)\b|\$\{|…|\.example\b/;

const cited = (): [string, string][] =>
  (Object.keys(citations) as CitationKey[]).map((key) => [
    citation(key).url,
    `law/citations: ${key}`,
  ]);

const written = (): [string, string][] =>
  globSync(['content/**/*.{md,yaml}', 'src/**/*.{ts,tsx}'])
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((file) =>
      (readFileSync(file, 'utf8').match(inText) ?? []).map((url): [string, string] => [url, file]),
    );

/** Every page of somebody else's that the site leads to, once each, without its anchor. */
export function outsideLinks(): OutsideLink[] {
  const places = new Map<string, Set<string>>();
  for (const [address, place] of [...cited(), ...written()]) {
    if (noPage.test(address)) continue;
    const url = address
      .replace(/#.*$/, '')
      .replace(/[.,;:]+$/, '')
      .replace(/^(https:\/\/[^/]+)\/$/, '$1');
    places.set(url, (places.get(url) ?? new Set()).add(place));
  }
  return [...places]
    .map(([url, found]) => ({ url, places: [...found] }))
    .sort((one, other) => (one.url < other.url ? -1 : 1));
}
