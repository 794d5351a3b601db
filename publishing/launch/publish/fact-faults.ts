import { readFileSync } from 'node:fs';
import { type Fault, placeAt } from '#gates/fault.ts';
import { ContentError } from '#texts/load/content-error.ts';
import { defaultPracticeFolder, loadPractice, practiceFileIn } from '#texts/load/practice.ts';
import type { Practice } from '#texts/schema/practice.ts';
import { impossibleFacts } from '../blockers/practice-blockers.ts';
import { fieldsInWords } from '../field-in-words.ts';

/** The practice as its file says it; none while that cannot be read, which its reader tells. */
function practiceIn(folder: string): Practice | undefined {
  try {
    return loadPractice(folder);
  } catch (error) {
    if (error instanceof ContentError) return undefined;
    throw error;
  }
}

/** Telephones, mail, registrations and states of the practice that do not exist, where its site is no demonstration. */
export function factFaults(folder: string = defaultPracticeFolder): Fault[] {
  const practice = practiceIn(folder);
  const file = practiceFileIn(folder);
  const faults = practice && !practice.demo ? impossibleFacts(practice) : [];
  if (faults.length === 0) return [];
  const rows = readFileSync(file, 'utf8').split('\n');
  return faults.map(({ field, problem, remedy }) => {
    const value = /“(.+?)”/.exec(problem)?.[1] ?? '';
    const name =
      field
        .replace(/\.\d+$/, '')
        .split('.')
        .at(-1) ?? '';
    const row = rows.findIndex((one) => one.includes(`${name}:`) && one.includes(value));
    return {
      place: placeAt(file, row + 1 || undefined),
      reason: fieldsInWords(`campo “${field}”: ${problem}.`),
      remedy: `${remedy.charAt(0).toUpperCase()}${remedy.slice(1)}.`,
    };
  });
}
