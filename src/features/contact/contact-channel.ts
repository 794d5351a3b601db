import { pagesOfSubjects } from '#chat/contact-message.ts';
import { type PracticeContact, practiceContact } from '#site/contact/practice-contact.ts';
import type { FigureSource } from '#texts/figures/figure.ts';
import { benefitsFolder } from '#texts/load/benefits.ts';
import type { Practice } from '#texts/schema/practice.ts';

export interface ContactChannel extends PracticeContact {
  /** Begins the subject of an e-mail. */
  mailSubject: string;
  /** Subjects that the practice does not take. */
  untaken: string[];
  hours: Practice['hours'];
  answersWithin: Practice['answersWithin'];
}

/** The channel of the form, from the practice's facts; `leftOut`: texts that are no pages, not chosen or not signed. */
export const contactChannel = (
  practice: Practice,
  leftOut: FigureSource['leftOut'],
): ContactChannel => ({
  ...practiceContact(practice),
  mailSubject: practice.projectName,
  hours: practice.hours,
  answersWithin: practice.answersWithin,
  untaken: Object.entries(pagesOfSubjects).flatMap(([subject, slugs]) =>
    slugs.length > 0 && slugs.every((slug) => leftOut?.(`${benefitsFolder}/${slug}.md`))
      ? [subject]
      : [],
  ),
});
