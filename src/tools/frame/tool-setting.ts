import type { Practice } from '#content/schema/practice.ts';
import type { CitationKey } from '#law/citations.ts';
import { phoneLink } from '#site/chat.ts';
import type { CitationLinks } from './citation-links.ts';
import { citationLinks } from './tool-links.ts';

/** What a tool needs to know of the practice and the law; it travels with the page to the browser. */
export interface ToolSetting {
  /** Digits of the chat number, with country code. */
  number: string;
  phone: string;
  phoneHref: string;
  links: CitationLinks;
  /** The year whose rules the page was built with. */
  year: number;
}

export const toolSetting = (
  practice: Practice,
  year: number,
  citations: readonly CitationKey[],
): ToolSetting => ({
  number: practice.chatNumber,
  phone: practice.phone,
  phoneHref: phoneLink(practice.phone),
  links: citationLinks(citations),
  year,
});
