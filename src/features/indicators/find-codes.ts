import { indicatorFinder } from '#cnis/indicators/find-indicator.ts';
import { codeFinder, codeWords } from './code-finder.ts';
import type { KnownIndicator } from './pack-indicators.ts';

interface CodesInText {
  /** Each once, in the order of the text. */
  readonly known: readonly KnownIndicator[];
  /** What looks like a code and is none that we know, each once. */
  readonly unknown: readonly string[];
}

/** How the codes of the extract look: capitals and digits in parts; the parts of one may be broken over lines. */
const codeLike = /^[A-Z]{1,8}(?:[-_][A-Z0-9]+)+$/;

/**
 * The codes in a text that was pasted or typed: each word of it, and each line that is nothing but one code
 * or the beginning of some. Keeps nothing else of it.
 */
export function findCodes(text: string, table: readonly KnownIndicator[]): CodesInText {
  const find = codeFinder(table);
  const isKnown = indicatorFinder(table);
  const known = new Set<KnownIndicator>();
  const unknown = new Set<string>();
  for (const line of text.replaceAll(/-\s+/g, '-').split(/[\n,;]/)) {
    const { codes, isAll } = find(line);
    for (const code of codes) known.add(code);
    if (isAll) continue;
    for (const word of codeWords(line))
      if (codeLike.test(word) && !isKnown(word)) unknown.add(word);
  }
  return { known: [...known], unknown: [...unknown] };
}
