import { dayOfBuild } from '#content/day-of-build.ts';
import type { Fault } from '#gates/fault.ts';
import { pageFaults } from '#gates/judge-pages.ts';
import { sourceFaults } from '#gates/judge-texts.ts';
import { faultsOf, makePages } from './make-pages.ts';
import { tellFaults } from './tell-faults.ts';

// The judging half of `npm run build`: texts first, in seconds; then the pages made of them.
const judged = { practiceFolder: process.env.PRACTICE_FOLDER, date: dayOfBuild() };

function refuse(faults: readonly Fault[]): void {
  if (faults.length === 0) return;
  tellFaults(faults);
  process.exit(1);
}

refuse(sourceFaults(judged));
const stopped = await makePages();
refuse(stopped ? faultsOf(stopped) : []);
refuse(await pageFaults(judged));
