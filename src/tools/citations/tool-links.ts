import { type CitationKey, citation, citedNorm } from '#law/citations.ts';
import type { CitationLinks } from './citation-links.ts';

/** The citations a tool uses, as the data block of its page. */
export const citationData = (keys: readonly CitationKey[]): string =>
  JSON.stringify(citationLinks(keys)).replaceAll('<', '\\u003c');

/** Packs the citations a tool uses, so that only these travel to the browser. */
export function citationLinks(keys: readonly CitationKey[]): CitationLinks {
  // A court's themes share its name, and each has a page of its own; some norms share a page.
  const sources = new Map<string, readonly [name: string, url: string]>();
  const places = keys.map((key) => {
    const { norm, place = '' } = citedNorm(key);
    const [url = '', anchor = ''] = citation(key).url.split('#');
    const { name } = norm;
    sources.set(`${name} ${url}`, [name, url]);
    return [key, [[...sources.keys()].indexOf(`${name} ${url}`), place, anchor]] as const;
  });
  return { norms: [...sources.values()], places: Object.fromEntries(places) };
}
