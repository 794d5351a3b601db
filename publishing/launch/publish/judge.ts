import type { Fault } from '#gates/fault.ts';
import { pageFaults } from '#gates/judge-pages.ts';
import { sourceFaults } from '#gates/judge-texts.ts';
import { dayOfBuild } from '#texts/day-of-build.ts';
import { factFaults } from './fact-faults.ts';

// What loads this reads the values of the law: only after `lawFaults`.
const judged = { practiceFolder: process.env.PRACTICE_FOLDER, date: dayOfBuild() };

/** What the texts, the facts and the code say that must not be published. */
export const inTexts = (): Fault[] => [
  ...sourceFaults(judged),
  ...factFaults(judged.practiceFolder),
];

/** What only the finished pages tell. */
export const inPages = (): Promise<Fault[]> => pageFaults(judged);
