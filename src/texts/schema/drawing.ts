import labels from '#labels/escolhas.json' with { type: 'json' };
import { oneNamed } from './fields.ts';
import { tileNames } from './tiles.ts';

/** Our drawings by name, as content knows them, with what a writer calls them; src/site/drawings/ holds them. */
const namesOf = { ...tileNames, ...labels.drawings };

export type DrawingName = keyof typeof namesOf;

export const drawingField = oneNamed(namesOf);
