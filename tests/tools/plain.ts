/** A text as one reads it: a space is a space, be it one that keeps words together. */
export const plain = (text: string): string =>
  text.replaceAll(/\s+/g, ' ').replaceAll('\u2060', '');
