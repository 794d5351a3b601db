import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** Where what the last writing replaced is kept, outside Git. */
const keptFile = '.ano-anterior.json';

/** What each file said before, and says since. */
type Writing = Readonly<Record<string, { before: string; after: string }>>;

const read = (file: string): string => readFileSync(file, 'utf8');

/**
 * Writes the files of a year, with a way back; all of them or none.
 * @param record the file that `note` writes
 * @param note what is done once the files stand; where it says false, they are put back
 * @returns whether they stand
 */
export function writeYear(
  files: ReadonlyMap<string, string>,
  record: string,
  note: () => boolean,
  kept: string = keptFile,
): boolean {
  const old = [...files.keys(), record].map((file) => [file, read(file)] as const);
  let isDone = false;
  try {
    for (const [file, text] of files) writeFileSync(file, text);
    isDone = note();
  } finally {
    if (!isDone) for (const [file, before] of old) writeFileSync(file, before);
  }
  const writing = old.map(([file, before]) => [file, { before, after: read(file) }] as const);
  if (isDone) writeFileSync(kept, JSON.stringify(Object.fromEntries(writing)));
  return isDone;
}

/** What the command wrote last, and how it is put back; undefined where it wrote nothing. */
export function lastWriting(kept: string = keptFile) {
  const writing: Writing = existsSync(kept) ? JSON.parse(read(kept)) : {};
  const last = Object.entries(writing).filter(([file, { before }]) => before !== read(file));
  if (last.length === 0) return undefined;
  return {
    files: last.map(([file]) => file),
    /** What somebody has changed since. */
    changed: last.filter(([file, { after }]) => read(file) !== after).map(([file]) => file),
    putBack: () => {
      for (const [file, { before }] of last) writeFileSync(file, before);
    },
  };
}
