import { type CitationKey, citations, norms } from '#law/citations.ts';

interface CitedNorm {
  /** "Lei 8.742/1993 (LOAS)"; for precedents with the theme: "STF, Tema 350". */
  name: string;
  /** The official text. */
  url: string;
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
  const groups = new Map<string, { name: string; url: string; places: Set<string> }>();
  for (const key of keys) {
    const { norm, place }: { norm: keyof typeof norms; place?: string } = citations[key];
    const isArticle = place?.startsWith('art') ?? false;
    const name = place && !isArticle ? `${norms[norm].name}, ${place}` : norms[norm].name;
    const group = groups.get(name) ?? { name, url: norms[norm].url, places: new Set() };
    if (place && isArticle) group.places.add(place);
    groups.set(name, group);
  }
  return [...groups.values()].map(({ places, ...group }) => ({ ...group, places: merged(places) }));
}
