/**
 * Replaces halves of broken emoji (lone surrogates) by U+FFFD: encodeURIComponent throws on them.
 * `String.prototype.toWellFormed` is missing in Chrome 109 and Safari 15.4.
 */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd');

/** A text as it travels in an address. */
export const encodeText = (text: string): string => encodeURIComponent(wellFormed(text));

// The only place of the site that knows where a chat is.

/** The address of the chat; a form sends its text there. @param number digits with country code: "5511987654321" */
export const chatAddress = (number: string): string => `https://wa.me/${number}`;

/**
 * The link that opens the practice's chat with a text ready to send.
 * @param number digits only, with country code: "5511987654321"
 * @param text any Unicode; decoding the link's `text` gives it back, lone surrogates aside
 */
export const chatLink = (number: string, text: string): string =>
  `${chatAddress(number)}?text=${encodeText(text)}`;

/** The link that opens a chat with nobody chosen yet, to send a page on. @param about what the page is, in one line */
export const shareLink = (about: string, url: string): string => chatLink('', `${about}\n${url}`);
