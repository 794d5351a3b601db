import { writeFileSync } from 'node:fs';
import { stemsOf } from '#words/letter/match-letter.ts';
import { kindStems } from '#words/letter/rules.ts';
import { learn } from './learn.ts';
import { asLabelled, everySet, knownLetters } from './measure.ts';
import { rightWords } from './right-words.ts';

/**
 * `npm run letter:learn`: which words are right as they stand, and then the kinds, taught to the second
 * reader by all papers whose kind is known.
 */
const letters = knownLetters();

const write = (name: string, value: unknown): void =>
  writeFileSync(`engine/words/letter/${name}.json`, `${JSON.stringify(value, null, 2)}\n`);

if (process.argv[2] === 'words') {
  const words = rightWords(kindStems, stemsOf(letters));
  write('right-words', words);
  console.log(`${words.length} palavras certas`);
} else {
  const papers = Object.values(everySet(letters)).flat();
  const weights = learn(papers.map(asLabelled(letters)));
  write('weights', weights);
  console.log(`${Object.keys(weights.words).length} começos de palavra`);
}
