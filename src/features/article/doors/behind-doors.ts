import type { Section } from '#texts/markdown/parse.ts';
import { slug } from '#texts/markdown/slug.ts';
import type { Door } from '#texts/schema/doors.ts';

/** A door with what stands behind it on one page. */
export interface FilledDoor extends Pick<Door, 'question' | 'drawing'> {
  /** Its anchor: that of its only section, or of its question. */
  id: string;
  sections: readonly Section[];
}

/** Puts each section of a page behind its door; one that no door names follows the section before it. */
export const behindDoors = (doors: readonly Door[], all: readonly Section[]): FilledDoor[] => {
  const starts = doors.map((door) => all.findIndex(({ title }) => title === door.sections[0]));
  return doors.map(({ question, drawing }, index) => {
    const sections = all.slice(starts[index], starts[index + 1]);
    const [only, ...others] = sections;
    const id = only && others.length === 0 ? only.id : slug(question);
    return { id, question, drawing, sections };
  });
};
