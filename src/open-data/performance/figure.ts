/** A figure that a command or the build measured; never typed. */
export interface Figure {
  /** What is measured, in Portuguese: figures of one group stand in one table. */
  readonly group: string;
  readonly name: string;
  readonly value: number;
  /** Of how many. */
  readonly of?: number;
  readonly unit: string;
}

/** What a command measured on a day: `docs/measured/<name>.json`, written by it alone. */
export interface Measured {
  readonly day: string;
  readonly command: string;
  readonly figures: readonly Figure[];
}

export const measuredFolder = 'docs/measured';
