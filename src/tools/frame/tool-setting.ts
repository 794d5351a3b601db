import { type IsoDate, yearOf } from '#law/date.ts';
import { minimumWage } from '#law/minimum-wage.ts';
import { lastKnownDay, valueOn } from '#law/value.ts';
import { type PracticeContact, practiceContact } from '#site/contact/practice-contact.ts';
import type { Practice } from '#texts/schema/practice.ts';
import type { CitationLinks } from '../citations/citation-links.ts';

/** What a tool needs to know of the practice and the law; it travels in front of the questions. */
export interface ToolSetting extends PracticeContact {
  /** The year whose rules the page was built with. */
  year: number;
  /** In the frame of another page: no way to the practice, none to other pages of a visit. */
  isEmbedded?: true;
  /** Minimum wage of that day, or the last one known, in cents. */
  wage?: number;
}

/** What a result needs besides; it stands in the page behind all that is read first. */
export interface ResultSetting extends ToolSetting {
  links: CitationLinks;
}

/** What the tools of the page need, as of the day of the build. */
export function toolSetting(practice: Practice, date: IsoDate): ToolSetting {
  const day = lastKnownDay(date, minimumWage);
  return {
    ...practiceContact(practice),
    year: yearOf(date),
    ...(day && { wage: valueOn(minimumWage, day) }),
  };
}
