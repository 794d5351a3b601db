import { papers } from './papers.tsx';
import { people } from './people.tsx';
import { things } from './things.tsx';
import { tiles } from './tiles.tsx';

const drawings = { ...tiles, ...papers, ...people, ...things };

/** The drawings that texts call by name (src/texts/schema/drawing.ts), and a few of the pages' own. */
export type AnyDrawing = keyof typeof drawings;

/** The drawing with this name. */
export const NamedDrawing = ({ name }: { name: AnyDrawing }) => drawings[name];
