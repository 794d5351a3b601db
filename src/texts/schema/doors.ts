import type { DrawingName } from './drawing.ts';

/** A part of a page that opens like a door: what the reader asks, and the sections behind it. */
export interface Door {
  question: string;
  drawing: DrawingName;
  /** Titles of sections that the page must have; others may follow any of them. */
  sections: readonly [string, ...string[]];
}

/** The skeleton of a page, in order. */
export const sectionsOf = (doors: readonly Door[]): string[] =>
  doors.flatMap(({ sections }) => sections);
