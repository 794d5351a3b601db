import type { Practice } from '#content/schema/practice.ts';
import type { CitationKey } from '#law/citations.ts';
import { type PracticeContact, practiceContact } from '#site/contact/practice-contact.ts';
import type { CitationLinks } from './citation-links.ts';
import { citationLinks } from './tool-links.ts';

/** What a tool needs to know of the practice and the law. */
export interface ToolSetting extends PracticeContact {
  links: CitationLinks;
  /** The year whose rules the page was built with. */
  year: number;
}

export const toolSetting = (
  practice: Practice,
  year: number,
  citations: readonly CitationKey[],
): ToolSetting => ({ ...practiceContact(practice), links: citationLinks(citations), year });
