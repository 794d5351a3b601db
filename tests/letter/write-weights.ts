import { writeFileSync } from 'node:fs';
import { learn } from './learn.ts';
import { asLabelled, everySet, knownLetters } from './measure.ts';

/** `npm run letter:learn`: teaches the second reader of kinds all papers whose kind is known. */
const letters = knownLetters();
const weights = learn(Object.values(everySet(letters)).flat().map(asLabelled(letters)));
writeFileSync('engine/words/letter/weights.json', `${JSON.stringify(weights, null, 2)}\n`);
console.log(`${Object.keys(weights.words).length} começos de palavra`);
