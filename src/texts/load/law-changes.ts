import { type LawChanges, lawChangesSchema } from '../schema/law-changes.ts';
import { ContentError } from './content-error.ts';
import { readYaml } from './read-yaml.ts';

export const lawChangesFile = 'content/law-changes.yaml';

const newestFirst = (one: { date: string }, other: { date: string }): number =>
  other.date.localeCompare(one.date);

/** What changed in the law and was put right, newest first. Throws a ContentError. @param paths the pages that exist */
export function loadLawChanges(
  paths: readonly string[],
  file: string = lawChangesFile,
): LawChanges {
  const { changes, corrections } = readYaml(file, lawChangesSchema);
  const faults = Object.entries({ changes, corrections }).flatMap(([list, notes]) =>
    notes.flatMap(({ pages }, index) =>
      pages
        .filter((page) => !paths.includes(page))
        .map(
          (page) =>
            `campo “${list}.${index}.pages”: não há página “${page}”. Confira o endereço no site.`,
        ),
    ),
  );
  if (faults.length > 0) throw new ContentError(file, faults);
  return { changes: changes.toSorted(newestFirst), corrections: corrections.toSorted(newestFirst) };
}

export const titleOfYear = (year: string): string => `O que mudou na lei em ${year}`;

/** The years before the newest of which changes are told, the latest first. */
export function yearsBefore(file: string = lawChangesFile): string[] {
  const { changes } = readYaml(file, lawChangesSchema);
  const years = new Set(changes.map(({ date }) => date.slice(0, 4)));
  return [...years].sort().reverse().slice(1);
}
