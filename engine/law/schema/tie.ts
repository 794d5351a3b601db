import type { WrittenSeries } from '../written.ts';

/** What two values of the law do not say together, at the one that was entered last. */
export interface BrokenTie {
  readonly file: string;
  /** Its place in the values of the file. */
  readonly index: number;
  /** What of it is wrong, if not the value. */
  readonly field?: 'source';
  /** The file of what it is held against, where that one was not entered before it. */
  readonly beside?: string;
  readonly message: string;
}

/** What the files say, those that can be read. */
export type SeriesOf = (file: string) => WrittenSeries<string> | undefined;

/** The INPC of the twelve months to the end of a year or its month: 0.039 for 3.9 %; undefined while one lacks. */
export type IndexOf = (year: number, month?: number) => number | undefined;

/** The file of a series by its name. */
export const fileOf = (name: string): string => `engine/law/values/${name}.json`;

/** Whether a value is written as money: what is not is told by its own file. */
export const isMoney = ({ value }: { readonly value: string }): boolean =>
  /^\d{1,3}(?:\.\d{3})*,\d{2}$/.test(value);

/** Where the years gone by of a file lie, which has only the later ones. */
export const pastOf: ReadonlyMap<string, string> = new Map([
  [fileOf('minimum-wage'), fileOf('past-minimum-wages')],
  [fileOf('ceiling'), fileOf('past-ceilings')],
]);
