import type { CitationKey } from '../../../../law/citations.ts';

/**
 * The citations a tool can show, prepared at build: each norm once, each key as the norm's place in
 * that list, the article and the anchor. A third of the weight of whole labels and addresses.
 */
export interface CitationLinks {
  norms: readonly (readonly [name: string, url: string])[];
  places: Partial<Record<CitationKey, readonly [norm: number, place: string, anchor: string]>>;
}

export interface CitationLink {
  label: string;
  /** The official text. */
  url: string;
}

/** Label and address of a citation; undefined when the tool did not list it. */
export function linkOf(links: CitationLinks, key: CitationKey): CitationLink | undefined {
  const [index = -1, place = '', anchor = ''] = links.places[key] ?? [];
  const [name, url] = links.norms[index] ?? [];
  return name && url
    ? { label: [name, place].filter(Boolean).join(', '), url: anchor ? `${url}#${anchor}` : url }
    : undefined;
}
