import type { Practice } from '#content/schema/practice.ts';
import type { Norm } from '#law/citations/norm.ts';
import type { IsoDate } from '#law/date.ts';
import type { LegalSeries } from '#law/value.ts';
import type { Blocker } from './blocker.ts';
import { confirmBlockers, type WaitingSentence } from './confirm-blockers.ts';
import { lawBlockers } from './law-blockers.ts';
import { linkBlockers } from './link-blockers.ts';
import { practiceBlockers } from './practice-blockers.ts';
import { type Review, reviewBlockers } from './review-blockers.ts';
import { securityBlockers } from './security-blockers.ts';

/** What the practice has written. */
export interface Written {
  readonly practiceFile: string;
  /** Undefined when its file cannot be read; `faults` then says why. */
  readonly practice: Practice | undefined;
  readonly reviews: readonly Review[];
  readonly toConfirm: readonly WaitingSentence[];
  /** Files that cannot be read. */
  readonly faults: readonly Blocker[];
}

/** Everything that keeps the site from going online on the date; empty when nothing does. */
export function launchBlockers(
  { practiceFile, practice, reviews, toConfirm, faults }: Written,
  date: IsoDate,
  series?: readonly LegalSeries<unknown>[],
  norms?: Readonly<Record<string, Norm>>,
): Blocker[] {
  return [
    ...faults,
    ...(practice ? practiceBlockers(practice, practiceFile) : []),
    ...reviewBlockers(reviews, date),
    ...confirmBlockers(toConfirm),
    ...lawBlockers(date, series),
    ...linkBlockers(norms),
    ...(practice ? securityBlockers(practice, practiceFile, date) : []),
  ];
}
