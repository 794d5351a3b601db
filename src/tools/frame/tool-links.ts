import { type CitationKey, citation, citations, norms } from '#law/citations.ts';
import type { CitationLinks } from './citation-links.ts';

/** Packs the citations a tool uses, so that only these travel to the browser. */
export function citationLinks(keys: readonly CitationKey[]): CitationLinks {
  const used = [...new Set(keys.map((key) => citations[key].norm))];
  return {
    norms: used.map((norm) => [norms[norm].name, norms[norm].url]),
    places: Object.fromEntries(
      keys.map((key) => {
        const { norm, place = '' }: { norm: keyof typeof norms; place?: string } = citations[key];
        const [, anchor = ''] = citation(key).url.split('#');
        return [key, [used.indexOf(norm), place, anchor]];
      }),
    ),
  };
}
