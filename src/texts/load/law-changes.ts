import { type LawChanges, lawChangesSchema } from '../schema/law-changes.ts';
import { ContentError } from './content-error.ts';
import { readYaml } from './read-yaml.ts';

export const lawChangesFile = 'content/law-changes.yaml';

const newestFirst = (one: { date: string }, other: { date: string }): number =>
  other.date.localeCompare(one.date);

/**
 * What changed in the law and what was corrected, newest first. Throws a ContentError on any
 * fault in the file.
 * @param paths the pages that exist
 */
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
