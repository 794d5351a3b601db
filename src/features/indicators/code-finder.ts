import { indicatorFinder } from '#cnis/indicators/find-indicator.ts';
import { withoutAccents } from '#words/accents.ts';
import type { KnownIndicator } from './pack-indicators.ts';

/** "prec menor-min" and "PREC-MENOR-MIN" are one code. */
const squeezed = (text: string): string =>
  withoutAccents(text)
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '');

const lookalikes: Readonly<Record<string, string>> = { 0: 'O', 1: 'I', 3: 'E', 5: 'S', 8: 'B' };

/** Printed badly or copied from a photograph, "PEXT" is "P3XT". */
const asLetters = (code: string): string =>
  code.replaceAll(/[01358]/g, (digit) => lookalikes[digit] ?? digit);

/** The words of a text, with the dashes of codes in them. */
export const codeWords = (text: string): string[] => text.split(/[^\p{L}\p{N}_-]+/u);

interface FoundCodes {
  readonly codes: readonly KnownIndicator[];
  /** Nothing else was asked. */
  readonly isAll: boolean;
}

/**
 * Finds codes of the extract: by their first part, where nothing else was asked, by two of them, or
 * whole among other words. Never by the half of a part: codes look like words, and are none.
 */
export function codeFinder(table: readonly KnownIndicator[]): (asked: string) => FoundCodes {
  const find = indicatorFinder(table);
  const beginnings = new Map<string, Set<KnownIndicator>>();
  const inParts = new Map<string, Set<KnownIndicator>>();
  const misread = new Map<string, KnownIndicator>();
  for (const entry of table) {
    for (const name of [entry.code, ...entry.others]) {
      const parts = name.split(/[-_]/);
      misread.set(asLetters(squeezed(name)), entry);
      for (const [index] of parts.entries()) {
        const beginning = squeezed(parts.slice(0, index + 1).join(''));
        beginnings.set(beginning, (beginnings.get(beginning) ?? new Set()).add(entry));
        if (index > 0) inParts.set(beginning, (inParts.get(beginning) ?? new Set()).add(entry));
      }
    }
  }
  /** "prem ext" among other words: its parts apart, two of them at least, and all that stand there. */
  function begunBy(words: readonly string[]): readonly KnownIndicator[] {
    const runs = [4, 3, 2].filter((length) => length <= words.length);
    const found = runs.map((length) => inParts.get(squeezed(words.slice(0, length).join(''))));
    return [...(found.find(Boolean) ?? [])];
  }
  return (asked) => {
    const told = squeezed(asked);
    const whole = find(asked);
    const begun = whole ? [whole] : [...(beginnings.get(told) ?? [])];
    if (begun.length > 0) return { codes: begun, isAll: true };
    const meant = /[A-Z]{2}/.test(told) && misread.get(asLetters(told));
    if (meant) return { codes: [meant], isAll: true };
    const words = codeWords(asked);
    const said = words.flatMap((word, at) => find(word) ?? begunBy(words.slice(at)));
    return { codes: [...new Set(said)], isAll: false };
  };
}
