import { globSync, readFileSync } from 'node:fs';
import { plainWords } from '#words/letter/plain.ts';
import { mistakenBy } from '#words/letter/repair.ts';

/** Keys of a file, and whatever else stands there for programs. */
const forPrograms = /^\s*(?:- )?[A-Za-z]+:|\{\{.*?\}\}|\]\([^)]*\)|^::.*$|#.*$/gm;

/** How many letters of a word are kept: more than a stem has, as a rule. */
const kept = 8;

/**
 * The beginnings of the words of our own texts that a repair would take for a mistake: "casamento" is
 * none of "pagamento".
 * @param stems each list of stems that is repaired by
 */
export function rightWords(...stems: readonly (readonly string[])[]): string[] {
  const isMistaken = stems.map(mistakenBy);
  const words = globSync('content/**/*.{md,yaml}').flatMap((file) =>
    plainWords(readFileSync(file, 'utf8').replaceAll(forPrograms, ' ')).split(' '),
  );
  const mistaken = words.filter(
    (word) => /^[a-z]+$/.test(word) && isMistaken.some((is) => is(word)),
  );
  return [...new Set(mistaken.map((word) => word.slice(0, kept)))].sort();
}
