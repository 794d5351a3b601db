import type { Practice } from '#content/schema/practice.ts';
import { phoneLink, readableChatNumber } from '#site/chat.ts';

/** What the contact form needs to know of the practice; it travels with the page to the browser. */
export interface ContactChannel {
  /** Digits of the chat number, with country code. */
  number: string;
  /** The same number as people read it. */
  readableNumber: string;
  phone: string;
  phoneHref: string;
  /** First line of the message. */
  greeting: string;
}

export const contactChannel = (practice: Practice): ContactChannel => ({
  number: practice.chatNumber,
  readableNumber: readableChatNumber(practice),
  phone: practice.phone,
  phoneHref: phoneLink(practice.phone),
  greeting: `Olá! Escrevo pelo site ${practice.projectName}.`,
});
