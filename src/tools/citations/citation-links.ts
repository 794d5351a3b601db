import type { CitationKey } from '#law/citations.ts';

/**
 * The citations a tool can show, prepared at build: each norm once, each key as the norm's place in
 * that list, the article and the anchor. A third of the weight of whole labels and addresses.
 */
export interface CitationLinks {
  norms: readonly (readonly [name: string, url: string])[];
  places: Partial<Record<CitationKey, readonly [norm: number, place: string, anchor: string]>>;
}

interface CitationLink {
  /** Norm and place: "Lei 8.213/1991 (benefícios da Previdência), art. 74". */
  label: string;
  norm: string;
  /** Empty where the whole norm is meant. */
  place: string;
  /** The official text. */
  url: string;
}

/** What these parts of a result cite; some more than once. */
export const citedBy = (parts: readonly { citations: readonly CitationKey[] }[]): CitationKey[] =>
  parts.flatMap(({ citations }) => citations);

/** Label and address of a citation; undefined when the tool did not list it. */
export function linkOf(links: CitationLinks, key: CitationKey): CitationLink | undefined {
  const [index = -1, place = '', anchor = ''] = links.places[key] ?? [];
  const [name, url] = links.norms[index] ?? [];
  return name && url
    ? {
        label: [name, place].filter(Boolean).join(', '),
        norm: name,
        place,
        url: anchor ? `${url}#${anchor}` : url,
      }
    : undefined;
}

/**
 * All citations in one line, each norm and each article named once:
 * "Lei 8.742/1993 (LOAS), art. 20, § 3º, § 14; art. 20-B. Decreto 12.534/2025."
 */
export function inOneLine({ norms, places }: CitationLinks, keys: readonly CitationKey[]): string {
  const byNorm = new Map<number, Map<string, Set<string>>>();
  for (const key of keys) {
    const [norm = -1, place = ''] = places[key] ?? [];
    const [article = '', ...parts] = place.split(', ');
    const articles = byNorm.get(norm) ?? new Map<string, Set<string>>();
    const known = articles.get(article) ?? new Set();
    byNorm.set(norm, articles.set(article, parts.length > 0 ? known.add(parts.join(', ')) : known));
  }
  return [...byNorm]
    .map(([norm, articles]) => {
      const cited = [...articles].map(([article, parts]) => [article, ...parts].join(', '));
      return [norms[norm]?.[0], cited.filter(Boolean).join('; ')].filter(Boolean).join(', ');
    })
    .filter(Boolean)
    .map((source) => `${source.replace(/(§|art\.) /g, '$1\u00a0')}.`)
    .join(' ');
}
