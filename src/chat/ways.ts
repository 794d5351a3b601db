import { encodeText } from './link.ts';

// The ways of a message besides the chat: each opens a program of the visitor's own, text ready.

/** Line breaks as RFC 6068 asks for them in an address. */
const encodeLines = (text: string): string => encodeText(text.replace(/\r?\n/g, '\r\n'));

/** The link that opens the visitor's own e-mail with a letter ready to send. */
export const mailLink = (address: string, subject: string, text: string): string =>
  `mailto:${address}?subject=${encodeText(subject)}&body=${encodeLines(text)}`;

/** Whether a number, digits with country code, is of a mobile phone: others get no SMS. */
export const isMobile = (number: string): boolean => /^55\d{2}9\d{8}$/.test(number);

/** The link that opens an SMS with a text and nobody chosen yet; "?&" is read by every phone. */
export const smsToAny = (text: string): string => `sms:?&body=${encodeText(text)}`;

/** Opens an SMS with a text ready to send. @param number digits only, with country code: "5511987654321" */
export const smsLink = (number: string, text: string): string =>
  `sms:+${number}?body=${encodeText(text)}`;
