import { dayOfBuild } from '#content/day-of-build.ts';
import type { Fault } from '#gates/fault.ts';
import { pageFaults } from '#gates/judge-pages.ts';
import { sourceFaults } from '#gates/judge-texts.ts';
import { staleReviews } from '#gates/legal-review/stale-reviews.ts';

// What loads this reads the values of the law: only after `lawFaults`.
const judged = { practiceFolder: process.env.PRACTICE_FOLDER, date: dayOfBuild() };

export const inTexts = (): Fault[] => sourceFaults(judged);

export const inPages = (): Promise<Fault[]> => pageFaults(judged);

export const inReviews = (): Fault[] => staleReviews();
