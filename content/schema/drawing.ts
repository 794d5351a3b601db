import { z } from 'zod';
import { tiles } from './tiles.ts';

/** Our drawings by name, as content knows them; src/site/drawings/NamedDrawing.tsx draws each. */
const drawingNames = [
  ...tiles,
  'armchair',
  'barredWindow',
  'book',
  'booklet',
  'calendarLeaf',
  'children',
  'clock',
  'coveredMonths',
  'cradle',
  'cutLetter',
  'deskAndWheels',
  'field',
  'fishAndNet',
  'folder',
  'hardHat',
  'leakyPurse',
  'letter',
  'letterAndCoffee',
  'magnifier',
  'missingLine',
  'money',
  'notebook',
  'openDoor',
  'padlock',
  'papers',
  'paymentSlip',
  'phone',
  'question',
  'readExtract',
  'shield',
  'signpost',
  'sling',
  'stampedLetter',
  'tableAndChairs',
  'taxForm',
  'thirteenth',
  'umbrella',
  'wheelchair',
  'yearStairs',
] as const;

export type DrawingName = (typeof drawingNames)[number];

export const drawingField = z.enum(drawingNames, {
  error: `use um destes: ${drawingNames.join(', ')}`,
});
