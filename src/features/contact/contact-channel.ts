import { readableChatNumber } from '#site/chat.ts';
import { type PracticeContact, practiceContact } from '#site/contact/practice-contact.ts';
import type { Practice } from '#texts/schema/practice.ts';

/** What the contact form needs to know of the practice. */
export interface ContactChannel extends PracticeContact {
  /** The chat number as people read it. */
  readableNumber: string;
  /** First line of the message. */
  greeting: string;
  /** Begins the subject of an e-mail. */
  mailSubject: string;
}

/** The channel of the form, from the practice's facts. */
export const contactChannel = (practice: Practice): ContactChannel => ({
  ...practiceContact(practice),
  readableNumber: readableChatNumber(practice),
  greeting: `Olá! Escrevo pelo site ${practice.projectName}.`,
  mailSubject: practice.projectName,
});
