import { fileNames, inFiles, mostBytes } from './in-files.ts';
import { pdfOf } from './pdf-of.ts';
import type { Page } from './use-pages.ts';

/** A PDF that is ready, in this memory alone. */
export interface MadeFile {
  readonly file: File;
  /** How many pages it has. */
  readonly pages: number;
}

/** The pages as PDFs, each small enough to be sent, named by `words` and the place in the list that asked. */
export async function madeFiles(
  pages: readonly Page[],
  words: string,
  place: number | undefined,
): Promise<MadeFile[]> {
  const pictures = await Promise.all(
    pages.map(async ({ photo, turns, isEven }) => ({
      jpeg: new Uint8Array(await (isEven ? photo.even : photo.taken).arrayBuffer()),
      width: photo.width,
      height: photo.height,
      turns,
    })),
  );
  const files = inFiles(pictures, mostBytes);
  const names = fileNames(files.length, words, place);
  return files.map((ofFile, at) => ({
    file: new File([pdfOf(ofFile)], names[at] as string, { type: 'application/pdf' }),
    pages: ofFile.length,
  }));
}
