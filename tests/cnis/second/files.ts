import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

/** A file and what it says: nothing, where it is no extract of one life. */
export interface Made {
  readonly name: string;
  readonly truth: ReadonlySet<string>;
  /** Whatever is read of it, no total may be made. */
  readonly forbidsTotals?: true;
  /** Nothing of it may be shown. */
  readonly isOtherPaper?: true;
  /** It has to be told as a photo, even where each value is read as it stands. */
  readonly isScan?: true;
  readonly file: () => Promise<Uint8Array>;
}

type Written = Omit<Made, 'truth' | 'file'> & { truth: string[]; file: string };

/** How many invented lives are recorded. */
export const lives = 12;

/** A life as files of all kinds, whole, damaged or of other papers, as a program of their own once drew them. */
export const filesOf = (life: number): Made[] =>
  brotliDecompressSync(readFileSync(join(import.meta.dirname, `recorded/${life}.jsonl.br`)))
    .toString()
    .trimEnd()
    .split('\n')
    .map((line): Written => JSON.parse(line))
    .map((one) => ({
      ...one,
      truth: new Set(one.truth),
      file: async () => Buffer.from(one.file, 'base64'),
    }));
