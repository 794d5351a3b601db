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

/** A sign and its number stay on one line. */
const inOnePiece = (place: string) => place.replace(/(§|art\.) /g, '$1\u00a0');

/** A norm with the articles of it that are cited, each once: "art. 20, § 3º, § 14", "art. 20-B". */
interface CitedNorm {
  /** With its place, where one alone is cited, at whose address it then is, or where it is a court's. */
  name: string;
  url: string;
  articles: readonly string[];
}

/** All citations by their norm, in the order of its first; the articles in theirs. */
export function byNorm(links: CitationLinks, keys: readonly CitationKey[]): readonly CitedNorm[] {
  const { norms, places } = links;
  const found = new Map<number, Map<string, Set<string>>>();
  for (const key of keys) {
    const [norm = -1, place = ''] = places[key] ?? [];
    const [article = '', ...parts] = place.split(', ');
    const articles = found.get(norm) ?? new Map<string, Set<string>>();
    const known = articles.get(article) ?? new Set();
    found.set(norm, articles.set(article, parts.length > 0 ? known.add(parts.join(', ')) : known));
  }
  return [...found].flatMap(([norm, articles]) => {
    const [name, url] = norms[norm] ?? [];
    if (!name || !url) return [];
    const [key, ...others] = new Set(keys.filter((one) => places[one]?.[0] === norm));
    const only = key && others.length === 0 ? linkOf(links, key) : undefined;
    if (only) return [{ name: inOnePiece(only.label), url: only.url, articles: [] }];
    const cited = [...articles]
      .sort(([one], [other]) => one.localeCompare(other, 'pt-BR', { numeric: true }))
      .map(([article, parts]) => inOnePiece([article, ...parts].join(', ')))
      .filter(Boolean);
    // Of a court alone nobody knows what a link would open.
    const isOfCourt = cited.some((place) => !place.startsWith('art.'));
    return isOfCourt
      ? [{ name: `${name}, ${cited.join('; ')}`, url, articles: [] }]
      : [{ name, url, articles: cited }];
  });
}

/**
 * All citations in one line, each norm and each article named once:
 * "Lei 8.742/1993 (LOAS), art. 20, § 3º, § 14; art. 20-B. Decreto 12.534/2025."
 */
export const inOneLine = (links: CitationLinks, keys: readonly CitationKey[]): string =>
  byNorm(links, keys)
    .map(({ name, articles }) => `${[name, articles.join('; ')].filter(Boolean).join(', ')}.`)
    .join(' ');
