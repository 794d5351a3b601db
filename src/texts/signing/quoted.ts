/** Without the marks of emphasis and links, as `toConfirm` quotes it. */
export const unmarked = (text: string): string =>
  text.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('**', '');

const value = String.raw`\{\{[^}]*\}\}`;

/** A sentence of a text as `toConfirm` quotes it: “…” in place of each value, which changes by itself. */
export const quotationOf = (sentence: string): string =>
  unmarked(sentence).replaceAll(new RegExp(value, 'g'), '…');

/**
 * What a text says where a quotation stands: its very words, with the `{{key}}` that “…” keeps the place
 * of; undefined where it says nothing of the kind.
 */
export function quotedIn(text: string, quotation: string): string | undefined {
  const words = quotation.split('…').map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(words.join(`(?:…|${value})`)).exec(unmarked(text))?.[0];
}
