import { cited } from './citations/cited.ts';
import type { Citation, LeadsTo, Norm } from './citations/norm.ts';
import lasting from './citations/norms.json' with { type: 'json' };
import { citationsOf, type PlaceKey } from './citations/places.ts';
import { type YearlyKey, yearly, yearlyNorms } from './citations/yearly.ts';

export type CitationKey = PlaceKey<keyof typeof lasting, typeof cited> | YearlyKey;

/** Those that hold until a law changes them. */
const lastingNorms = lasting as Readonly<Record<string, Norm>>;

export const norms: Readonly<Record<string, Norm>> = { ...lastingNorms, ...yearlyNorms };

/** Every place the site may cite; keys are `<norm>-<article>[-<paragraph or item>]`. */
export const citations: Readonly<Record<string, Citation>> = {
  ...Object.fromEntries(citationsOf(lastingNorms, cited)),
  ...yearly,
};

/** For keys that come from content files. */
export const isCitationKey = (text: string): text is CitationKey => Object.hasOwn(citations, text);

export function citedNorm(key: CitationKey): { norm: Norm; place?: string } {
  const { norm, place } = citations[key] as Citation;
  return { norm: norms[norm] as Norm, ...(place !== undefined && { place }) };
}

// Articles with a letter (20-B) are left out: how the compiled pages mark them varies.
const plainArticle = /^art\. (\d+)º?(?:,|$)/;

const themeOfCourt = /^Tema (\d+)/;

interface CitedPlace {
  /** "Lei 8.742/1993 (LOAS), art. 20, § 3º" */
  label: string;
  url: string;
  leadsTo?: LeadsTo;
}

/** The words and the address of a citation, and what stands there if it is not the text itself. */
export function citation(key: CitationKey): CitedPlace {
  const { norm, place } = citedNorm(key);
  const { name, url, leadsTo, themeUrl, articleAnchors } = norm;
  const shared = leadsTo ? { leadsTo } : {};
  if (place === undefined) return { label: name, url, ...shared };
  const label = `${name}, ${place}`;
  const theme = themeOfCourt.exec(place)?.[1];
  if (themeUrl && theme) return { label, url: themeUrl.replaceAll('{tema}', theme), ...shared };
  const article = articleAnchors && plainArticle.exec(place)?.[1];
  return { label, url: article ? `${url}#art${article}` : url, ...shared };
}

/** The article of a citation, if the page it leads to still prints there what no longer holds. */
export function supersededArticle(key: CitationKey): number | undefined {
  const { norm, place } = citedNorm(key);
  const { supersededArticles } = norm;
  const article = Number(plainArticle.exec(place ?? '')?.[1]);
  return supersededArticles?.includes(article) ? article : undefined;
}
