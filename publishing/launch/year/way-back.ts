import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { ContentError } from '#texts/load/content-error.ts';

/** Where what a writing replaced is kept, outside Git. */
const keptFile = '.ano-anterior.json';

const writingSchema = z.record(
  z.string(),
  z.strictObject({ before: z.string(), after: z.string() }),
);

/** What each file said before, and says since. */
type Writing = z.infer<typeof writingSchema>;

const read = (file: string): string => readFileSync(file, 'utf8');

function writings(kept: string): Writing[] {
  try {
    return existsSync(kept) ? z.array(writingSchema).parse(JSON.parse(read(kept))) : [];
  } catch {
    throw new ContentError(kept, [
      'não se lê mais, e o caminho de volta se perdeu. Apague este arquivo. Para voltar atrás, use o Git: “git status” diz o que mudou',
    ]);
  }
}

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
  // Before anything is written: the way back is there.
  const known = writings(kept);
  let isDone = false;
  try {
    for (const [file, text] of files) writeFileSync(file, text);
    isDone = note();
  } finally {
    if (!isDone) for (const [file, before] of old) writeFileSync(file, before);
  }
  if (!isDone) return false;
  const writing = old.map(([file, before]) => [file, { before, after: read(file) }] as const);
  keep([...known, Object.fromEntries(writing)], kept);
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
