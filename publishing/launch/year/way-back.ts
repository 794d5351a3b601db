import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { ContentError } from '#texts/load/content-error.ts';

/** Where what the last writing replaced is kept, outside Git. */
const keptFile = '.ano-anterior.json';

/** What each file said before, and says since. */
const writingSchema = z.record(
  z.string(),
  z.strictObject({ before: z.string(), after: z.string() }),
);

const read = (file: string): string => readFileSync(file, 'utf8');

function writingIn(kept: string): z.infer<typeof writingSchema> {
  try {
    return existsSync(kept) ? writingSchema.parse(JSON.parse(read(kept))) : {};
  } catch {
    throw new ContentError(kept, [
      'não se lê mais, e o caminho de volta se perdeu. Apague este arquivo. Para voltar atrás, use o Git: “git status” diz o que mudou',
    ]);
  }
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
  const last = Object.entries(writingIn(kept)).filter(
    ([file, { before }]) => before !== read(file),
  );
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
