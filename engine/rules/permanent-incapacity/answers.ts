import type { YearsMonthsDays } from '../legal-days.ts';
import type { Sex } from '../retirement/answers.ts';

/** Work: accident at work or on the way, occupational or work disease; Lei 8.213/1991, arts. 19 to 21. */
export type Cause = 'work' | 'other';

/**
 * What is known of the mean of the contributions, in cents: the mean itself, or an auxílio por
 * incapacidade temporária that was computed from it. One from before the reform, or of which that is
 * not known, tells of another mean.
 */
export type KnownMean =
  | { readonly mean: number }
  | { readonly aid: number; readonly isNew: boolean };

export interface IncapacityAnswers {
  /** Segurado especial without contributions of his own. */
  readonly isSpecial: boolean;
  /** Undefined: not known. */
  readonly cause: Cause | undefined;
  /**
   * Paid by himself (MEI, contribuinte individual, facultativo), whose accident the INSS may not take
   * for one at work: Lei 8.213/1991, art. 19. Undefined: not known, or without effect.
   */
  readonly isOwnAccount: boolean | undefined;
  /** The incapacity began before the reform of 13/11/2019. */
  readonly beganBefore: boolean | undefined;
  /** Of no effect where the cause is work and the INSS takes it for that. */
  readonly sex: Sex | undefined;
  readonly time: YearsMonthsDays | undefined;
  readonly known: KnownMean | undefined;
  /** Permanent help of another person. */
  readonly needsHelp: boolean | undefined;
}
