/** Something that must not be published, as whoever wrote it needs to hear it. */
export interface Fault {
  /** What to edit, with the line where it is known: "content/pages/fontes.md:12"; else the page. */
  place: string;
  sentence?: string;
  reason: string;
  /** What to write instead, and the norm that asks for it. */
  remedy?: string;
}

/** The same of one row of a file, whose place is known. */
export type Told = Omit<Fault, 'place'>;

/** What is found in the rows of a file, each at its place. */
export const inRows = (
  file: string,
  source: string,
  find: (row: string, index: number, rows: readonly string[]) => readonly Told[],
): Fault[] =>
  source
    .split(/\r?\n/)
    .flatMap((row, index, rows) =>
      find(row, index, rows).map((told) => ({ place: `${file}:${index + 1}`, ...told })),
    );

/** "content/pages/fontes.md:12", or the file alone. */
export const placeAt = (file: string, line?: number): string =>
  line === undefined ? file : `${file}:${line}`;

/** The first line of a text that says it; undefined where none does. */
export const lineSaying = (source: string, words: string): number | undefined =>
  source.split('\n').findIndex((row) => row.includes(words)) + 1 || undefined;

/** What `placeAt` wrote: the file or page, and its line where that is known. */
export function readPlace(place: string): { file: string; line: number | undefined } {
  const [, file = place, line] = /^(.*):(\d+)$/.exec(place) ?? [];
  return { file, line: line === undefined ? undefined : Number(line) };
}

/** One line, for lists, warnings and hosts that show it beside the changed line. */
export const oneLine = ({ place, ...fault }: Fault): string => `${place}: ${message(fault)}`;

/** The same without the place. */
export const message = ({ sentence, reason, remedy }: Told): string =>
  [sentence && `“${sentence}”`, reason, remedy].filter(Boolean).join(' ');

/** Each fault once, in the order of first mention. */
export const eachOnce = (faults: readonly Fault[]): Fault[] => [
  ...new Map(faults.map((fault) => [oneLine(fault), fault])).values(),
];
