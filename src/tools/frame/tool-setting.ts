import type { Practice } from '#content/schema/practice.ts';
import { type PracticeContact, practiceContact } from '#site/contact/practice-contact.ts';
import type { CitationLinks } from './citation-links.ts';

/** What a tool needs to know of the practice and the law; it travels in front of the questions. */
export interface ToolSetting extends PracticeContact {
  /** The year whose rules the page was built with. */
  year: number;
}

/** What a result needs besides; it stands in the page behind all that is read first. */
export interface ResultSetting extends ToolSetting {
  links: CitationLinks;
}

export const toolSetting = (practice: Practice, year: number): ToolSetting => ({
  ...practiceContact(practice),
  year,
});
