import { dayOfBuild } from '#content/day-of-build.ts';
import { changeFaults, fileFaults } from '#gates/judge-texts.ts';
import { copiedPractice } from './shadow.ts';

/** How far a file is judged: words and form at once, its spelling too, what all texts say of each other. */
export type Judging = 'quick' | 'alone' | 'whole';

/** A file in the copy of the site, to be judged. */
export interface Question {
  id: number;
  file: string;
  how: Judging;
}

// Judges in a copy of the site, in which it is started.
process.on('message', ({ id, file, how }: Question) => {
  const judged = { practiceFolder: copiedPractice, date: dayOfBuild() };
  try {
    const faults =
      how === 'whole'
        ? changeFaults(file, judged)
        : fileFaults(file, judged, { isSpelled: how === 'alone' });
    process.send?.({ id, faults });
  } catch (error) {
    process.send?.({ id, error: String(error) });
  }
});
