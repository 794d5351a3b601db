import { type CitationKey, citation, citedNorm } from '#law/citations.ts';
import { virtualModule } from '#site/virtual-module.ts';
import { letterCitations } from '../letter/citations.ts';
import { tools } from '../tools.ts';
import type { CitationLinks } from './citation-links.ts';

/** For the bundler: puts the citations of all tools into the program that asks their questions. */
export const toolCitations = () =>
  virtualModule('virtual:tool-citations', () => ({
    links: citationLinks([
      ...letterCitations,
      ...Object.values(tools).flatMap(({ citations }) => citations),
    ]),
  }));

/** Packs the citations that tools use, so that only these travel to the browser. */
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
