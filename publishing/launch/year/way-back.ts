import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { z } from 'zod';

/** Where what a writing replaced is kept, outside Git. */
const keptFile = '.ano-anterior.json';

const writingSchema = z.record(
  z.string(),
  z.strictObject({ before: z.string(), after: z.string() }),
);

/** What each file said before, and says since. */
type Writing = z.infer<typeof writingSchema>;

const read = (file: string): string => readFileSync(file, 'utf8');

const writings = (kept: string): Writing[] =>
  existsSync(kept) ? z.array(writingSchema).parse(JSON.parse(read(kept))) : [];

function keep(all: readonly Writing[], kept: string): void {
  if (all.length === 0) rmSync(kept, { force: true });
  else writeFileSync(kept, JSON.stringify(all));
}

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
  for (const [file, text] of files) writeFileSync(file, text);
  if (!note()) {
    for (const [file, before] of old) writeFileSync(file, before);
    return false;
  }
  const writing = old.map(([file, before]) => [file, { before, after: read(file) }] as const);
  keep([...writings(kept), Object.fromEntries(writing)], kept);
  return true;
}

/** What the command wrote last, and how it is put back; undefined where it wrote nothing. */
export function lastWriting(kept: string = keptFile) {
  const all = writings(kept);
  const last = Object.entries(all.at(-1) ?? {}).filter(([, { before, after }]) => before !== after);
  if (last.length === 0) return undefined;
  return {
    files: last.map(([file]) => file),
    /** What somebody has changed since. */
    changed: last.filter(([file, { after }]) => read(file) !== after).map(([file]) => file),
    putBack: () => {
      for (const [file, { before }] of last) writeFileSync(file, before);
      keep(all.slice(0, -1), kept);
    },
  };
}
