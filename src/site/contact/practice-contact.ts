import type { Practice } from '#texts/schema/practice.ts';

/** How to reach the practice; travels with a page to the parts of it that run in the browser. */
export interface PracticeContact {
  /** Digits of the chat number, with country code. */
  number: string;
  phone: string;
  email: string;
  /** First line of a message: from where it comes. */
  greeting: string;
}

export const practiceContact = (practice: Practice): PracticeContact => ({
  number: practice.chatNumber,
  phone: practice.phone,
  email: practice.email,
  greeting: `Olá! Escrevo pelo site ${practice.projectName}.`,
});
