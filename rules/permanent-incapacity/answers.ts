import type { Sex } from '../retirement/answers.ts';
import type { YearsMonthsDays } from '../retirement/legal-days.ts';

/** Work: accident at work or on the way, occupational or work disease; Lei 8.213/1991, arts. 19 to 21. */
export type Cause = 'work' | 'other';

/**
 * What is known of the mean of the contributions, in cents: the mean itself, or an auxílio por
 * incapacidade temporária that was computed from it.
 */
export type KnownMean = { readonly mean: number } | { readonly aid: number };

export interface IncapacityAnswers {
  /** Segurado especial without contributions of his own. */
  readonly isSpecial: boolean;
  /** Undefined: not known. */
  readonly cause: Cause | undefined;
  /** The incapacity began before the reform of 13/11/2019. */
  readonly beganBefore: boolean | undefined;
  /** Of no effect where the cause is work. */
  readonly sex: Sex | undefined;
  readonly time: YearsMonthsDays | undefined;
  readonly known: KnownMean | undefined;
  /** Permanent help of another person. */
  readonly needsHelp: boolean | undefined;
}
