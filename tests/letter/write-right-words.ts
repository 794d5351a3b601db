import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { stemsOf } from '#words/letter/match-letter.ts';
import { plainWords } from '#words/letter/plain.ts';
import { mistakenBy } from '#words/letter/repair.ts';
import { kindStems } from '#words/letter/rules.ts';
import { knownLetters } from './measure.ts';

/**
 * `npm run letter:learn`, first: the beginnings of the words of our own texts that a repair would take
 * for a mistake. "Casamento" is none of "pagamento".
 */

/** Keys of a file, and whatever else stands there for programs. */
const forPrograms = /^\s*(?:- )?[A-Za-z]+:|\{\{.*?\}\}|\]\([^)]*\)|^::.*$|#.*$/gm;

/** How many letters of a word are kept: more than a stem has, as a rule. */
const kept = 8;

const isMistaken = [kindStems, stemsOf(knownLetters())].map(mistakenBy);
const words = globSync('content/**/*.{md,yaml}').flatMap((file) =>
  plainWords(readFileSync(file, 'utf8').replaceAll(forPrograms, ' ')).split(' '),
);
const mistaken = words.filter((word) => /^[a-z]+$/.test(word) && isMistaken.some((is) => is(word)));
const right = [...new Set(mistaken.map((word) => word.slice(0, kept)))].sort();
writeFileSync('engine/words/letter/right-words.json', `${JSON.stringify(right, null, 2)}\n`);
console.log(`${right.length} palavras certas`);
