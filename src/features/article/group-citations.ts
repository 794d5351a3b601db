import type { LeadsTo } from '#law/citations/norm.ts';
import { type CitationKey, citation, citedNorm, supersededArticle } from '#law/citations.ts';

/** A norm or decision as a list of sources shows it. */
export interface CitedNorm {
  /** "Lei 8.742/1993 (LOAS)"; for precedents with the theme: "STF, Tema 350". */
  name: string;
  url: string;
  leadsTo?: LeadsTo;
  /** Cited articles that still print, at that address, what no longer holds. */
  superseded: number[];
  /** "art. 20", "art. 21-B", in their order; empty when the norm is cited as a whole. */
  places: string[];
}

const articleNumber = (place: string): number =>
  Number(/\d+/.exec(place.replace('.', ''))?.[0] ?? 0);

/** Drops "art. 20, § 3º" where "art. 20" stands already, and sorts by article. */
const merged = (places: Set<string>): string[] =>
  [...places]
    .filter((place) => ![...places].some((other) => place.startsWith(`${other},`)))
    .sort((one, other) => articleNumber(one) - articleNumber(other) || one.localeCompare(other));

/** Gathers citations by norm, in the order of first use, so that each law is named once. */
export function groupCitations(keys: readonly CitationKey[]): CitedNorm[] {
  const groups = new Map<
    string,
    Pick<CitedNorm, 'name' | 'url' | 'leadsTo'> & { places: Set<string>; superseded: Set<number> }
  >();
  for (const key of keys) {
    const { norm, place } = citedNorm(key);
    const isArticle = place?.startsWith('art') ?? false;
    const name = place && !isArticle ? `${norm.name}, ${place}` : norm.name;
    const { url, leadsTo } = citation(key);
    const group = groups.get(name) ?? {
      name,
      ...(leadsTo ? { leadsTo } : {}),
      url: url.replace(/#.*$/, ''),
      places: new Set(),
      superseded: new Set(),
    };
    if (place && isArticle) group.places.add(place);
    const article = supersededArticle(key);
    if (article !== undefined) group.superseded.add(article);
    groups.set(name, group);
  }
  return [...groups.values()].map(({ places, superseded, ...group }) => ({
    ...group,
    places: merged(places),
    superseded: [...superseded].sort((one, other) => one - other),
  }));
}
