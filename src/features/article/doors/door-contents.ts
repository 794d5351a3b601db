import type { ContentsEntry } from '../Contents.tsx';
import type { FilledDoor } from './behind-doors.ts';

/** What the index lists of each door: its question, and below it the sections, where they are several. */
export const doorContents = (doors: readonly FilledDoor[]): ContentsEntry[] =>
  doors.flatMap(({ id, question, sections }): ContentsEntry[] => [
    { id, title: question },
    ...(sections.length > 1 ? sections.map((part) => ({ ...part, isPart: true })) : []),
  ]);
