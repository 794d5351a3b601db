import { plain } from './plain.ts';

/** The amounts, days and numbers of a text, in order: a test holds what was counted and leaves the words free. */
export const figuresOf = (text: string): string[] =>
  plain(text).match(/R\$ [\d.]+,\d\d|\d\d\/\d\d\/\d{4}|\d{1,2} de [a-zç]+ de \d{4}|\d+/g) ?? [];
