import { writeFileSync } from 'node:fs';
import { loadFlow } from '../load/flow.ts';
import { drawFlow } from './flow-svg.ts';
import { namedFigures } from './named-figures.ts';

// `npm run flow:draw`: the flow as one drawing, for the lawyer to check and sign.
writeFileSync('docs/por-onde-comecar.svg', await drawFlow(loadFlow(namedFigures)));
