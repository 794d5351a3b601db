import { withoutAccents } from '#words/accents.ts';

/** Below what the INSS is said to take, 5 MB, with room for what a site adds. */
export const mostBytes = 4_800_000;

/** A PDF takes so much beside each picture. */
const around = 1_000;

/** Pages in files of at most so many bytes, in their order; a page alone that is larger is a file too. */
export function inFiles<Page extends { readonly jpeg: { readonly length: number } }>(
  pages: readonly Page[],
  most: number,
): Page[][] {
  const files: Page[][] = [];
  let size = most;
  for (const page of pages) {
    const own = page.jpeg.length + around;
    if (size + own > most) {
      files.push([]);
      size = around;
    }
    files.at(-1)?.push(page);
    size += own;
  }
  return files;
}

/** Letters of a name that a list on a phone still shows whole. */
const longestName = 40;

/** "Carteira de trabalho" → "carteira-de-trabalho"; whole words only. */
function plainName(words: string): string {
  const plain = withoutAccents(words)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return plain.length > longestName
    ? plain
        .slice(0, longestName + 1)
        .replace(/-[^-]*$/, '')
        .slice(0, longestName)
    : plain;
}

/**
 * What each of so many files is called: "2-comprovante-de-residencia.pdf" by the second thing that was
 * asked for, numbered at its end where there are several; "papeis-1.pdf" without a name.
 */
export function fileNames(count: number, words: string, place?: number): string[] {
  const name = plainName(words);
  const start = [place, name || 'papeis'].filter(Boolean).join('-');
  return Array.from({ length: count }, (_, at) =>
    name && count === 1 ? `${start}.pdf` : `${start}-${at + 1}.pdf`,
  );
}
