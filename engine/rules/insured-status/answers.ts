import type { IsoDate } from '#law/date.ts';

/** What happened last: from it the period of grace runs, or it has not begun to. */
export const lastEvents = [
  'stopped',
  'benefitEnded',
  'isolationEnded',
  'released',
  'leftArmy',
  'stillPaying',
  'stillReceiving',
] as const;

export type LastEvent = (typeof lastEvents)[number];

/**
 * As what the person was insured (Lei 8.213/1991, arts. 11 and 13), from the kind that is safest to rely
 * on in a month with several.
 */
export const insuredKinds = [
  'employee',
  'domestic',
  'avulso',
  'ownAccount',
  'special',
  'facultativo',
] as const;

export type InsuredKind = (typeof insuredKinds)[number];

/**
 * How many monthly contributions were paid without losing the status between them, as far as known:
 * whoever read them in the CNIS gives the same number twice.
 */
export interface PaidMonths {
  readonly least: number;
  /** Undefined where nothing limits it. */
  readonly most: number | undefined;
}

/** How unemployment after the last work could be shown; undefined is "não sei". */
export const unemployments = ['insurance', 'otherProof', 'noProof', 'none'] as const;

export type Unemployment = (typeof unemployments)[number] | undefined;

/** Work, a benefit, prison, isolation or military service, from whose end the cover may be counted. */
export interface Happening {
  readonly event: LastEvent;
  /** Asked for the events that article 15, II or VI, may govern. */
  readonly kind?: InsuredKind | undefined;
  /** Any day of the month of the event: last contribution, end, release; none while it lasts. */
  readonly month?: IsoDate | undefined;
}

export interface InsuredAnswers extends Happening {
  /** What else happened near the end, before it or at the same time, in any order. */
  readonly others?: readonly Happening[] | undefined;
  readonly paid: PaidMonths;
  /** After more than 120 contributions the status was lost once, and won back. */
  readonly lostSince: boolean;
  /** After the last work. */
  readonly unemployment: Unemployment;
}
