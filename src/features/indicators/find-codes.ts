import { indicatorFinder } from '#cnis/indicators/find-indicator.ts';
import type { KnownIndicator } from './pack-indicators.ts';

/** What a text says of codes. */
export interface CodesInText {
  /** Each once, in the order of the text. */
  readonly known: readonly KnownIndicator[];
  /** What looks like a code and is none that we know, each once. */
  readonly unknown: readonly string[];
}

/** How the codes of the extract look: capitals and digits in parts; the parts of one may be broken over lines. */
const codeLike = /^[A-Z]{1,8}(?:[-_][A-Z0-9]+)+$/;

/** The codes in a text that was pasted or typed. Keeps nothing else of it. */
export function findCodes(text: string, table: readonly KnownIndicator[]): CodesInText {
  const find = indicatorFinder(table);
  const known = new Set<KnownIndicator>();
  const unknown = new Set<string>();
  const words = text.replaceAll(/-\s+/g, '-').split(/[^\p{L}\p{N}_-]+/u);
  for (const word of words) {
    const found = find(word);
    if (found) known.add(found);
    else if (codeLike.test(word)) unknown.add(word);
  }
  return { known: [...known], unknown: [...unknown] };
}
