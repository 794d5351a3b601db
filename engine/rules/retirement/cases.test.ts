import { prove } from '../proof/prove.ts';
import { contradictionsOf } from './contradictions.ts';
import { cases } from './proof/cases.ts';
import { resultOf } from './proof/in-words.ts';

prove(cases, (answers) => ({ ...resultOf(answers), askBack: contradictionsOf(answers) }));
