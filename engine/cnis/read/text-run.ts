/**
 * A piece of text as a reader sees it on the page: `x` grows to the right, `y` downwards, in points
 * (1/72 inch); `y` is the baseline. A run without `width` takes one from its number of letters.
 */
export interface TextRun {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** The runs of one page, in any order. */
export type PageText = readonly TextRun[];
