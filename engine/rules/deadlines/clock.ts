import type { CitationKey } from '#law/citations.ts';

/**
 * So many whole days to wait before the act is taken at all. One that waits for a term to end waits
 * through every closed day that may move that end: asking too early is refused.
 */
export interface Wait {
  readonly wait: number;
  readonly isTerm?: true;
}

type Count =
  /** Consecutive days from the ciência; a last day without business moves on. */
  | { readonly procedural: number }
  /** Days with business, in a court; the safe day is that of as many consecutive ones. */
  | { readonly working: number }
  /** Consecutive days for a right: they end on their day. */
  | { readonly right: number }
  /** Years, to the day before the anniversary or, where the day of the fact is left out, to it. */
  | { readonly years: number; readonly isToAnniversary?: true }
  /** The last so many days before something ends. */
  | { readonly lastDays: number }
  /** The limit is printed in the notice. */
  | 'printed'
  /** Only the notice has it, and it was not told. */
  | 'undated'
  /** No term runs against who is under age: each day asked sooner only brings the money sooner. */
  | 'none'
  | Wait;

export interface Clock {
  readonly count: Count;
  /**
   * Days after its sending from which a notice may be held known, where no earlier knowledge is on
   * record: they bear on the latest reading alone.
   */
  readonly presumedAfter?: number;
  /** It begins only some time after what was told, and so may lie ahead. */
  readonly beginsLater?: true;
  readonly citations: readonly [CitationKey, ...CitationKey[]];
  /** What is lost after it, and what is not. */
  readonly late: readonly CitationKey[];
}

/** Where the count of days is told: consecutive, the first left out, the last one moved on. */
export const countCitations = [
  'lei-9784-66',
  'lei-9784-66-2',
  'lei-9784-66-1',
] as const satisfies readonly CitationKey[];

/** A notice may be held known some days after its sending. */
export const presumedCitations = ['portaria-mps-125-80'] as const satisfies readonly CitationKey[];

/** Days without office hours may also move the last day; Good Friday is a municipal holiday. */
export const closedDayCitations = [
  'portaria-mps-125-78',
  'lei-9093-2',
] as const satisfies readonly CitationKey[];
