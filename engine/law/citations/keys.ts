import type { CitationKey } from '../citations.ts';
import type { Words } from './places.ts';

/** A line as it is, if each word of it is the key of a citation; else the words that are none. */
type Known<Line extends string> =
  Words<Line> extends CitationKey ? Line : Exclude<Words<Line>, CitationKey>;

/** Keys of citations, several to a line: `keys('lei-8213-15 lei-8213-15-1')`. */
/* @__NO_SIDE_EFFECTS__ */ // A list that nobody asks for does not travel.
export const keys = <const Lines extends readonly string[]>(
  ...lines: { readonly [Index in keyof Lines]: Known<Lines[Index]> }
) => lines.flatMap((line) => line.split(' ')) as CitationKey[];
