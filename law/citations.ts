import { assistance, assistanceNorms } from './citations/assistance.ts';
import { benefitsAct, benefitsActNorms } from './citations/benefits-act.ts';
import { calendar, calendarNorms } from './citations/calendar.ts';
import { constitution, constitutionNorms } from './citations/constitution.ts';
import type { Citation, Norm } from './citations/norm.ts';
import { precedentNorms, precedents } from './citations/precedents.ts';
import { procedure, procedureNorms } from './citations/procedure.ts';
import { professional, professionalNorms } from './citations/professional.ts';
import { publicDuties, publicDutiesNorms } from './citations/public-duties.ts';
import { socialSecurity, socialSecurityNorms } from './citations/social-security.ts';

/** Every norm the site may cite. */
export const norms = {
  ...constitutionNorms,
  ...assistanceNorms,
  ...benefitsActNorms,
  ...socialSecurityNorms,
  ...procedureNorms,
  ...precedentNorms,
  ...professionalNorms,
  ...publicDutiesNorms,
  ...calendarNorms,
} as const satisfies Record<string, Norm>;

/** Every place the site may cite; keys are `<norm>-<article>[-<paragraph or item>]`. */
export const citations = {
  ...constitution,
  ...assistance,
  ...benefitsAct,
  ...socialSecurity,
  ...procedure,
  ...precedents,
  ...professional,
  ...publicDuties,
  ...calendar,
} as const satisfies Record<string, Citation<keyof typeof norms>>;

export type CitationKey = keyof typeof citations;

/** Whether the text is the key of a citation, for keys that come from content files. */
export const isCitationKey = (text: string): text is CitationKey => Object.hasOwn(citations, text);

// Articles with a letter (20-B) are left out: how the compiled pages mark them varies.
const plainArticle = /^art\. (\d+)º?(?:,|$)/;

/** The citation as the reader sees it, "Lei 8.742/1993 (LOAS), art. 20, § 3º", and its official page. */
export function citation(key: CitationKey): { label: string; url: string } {
  const cited: Citation<keyof typeof norms> = citations[key];
  const { name, url, articleAnchors }: Norm = norms[cited.norm];
  if (cited.place === undefined) return { label: name, url };
  const article = articleAnchors && plainArticle.exec(cited.place)?.[1];
  return {
    label: `${name}, ${cited.place}`,
    url: article ? `${url}#art${article}` : url,
  };
}
