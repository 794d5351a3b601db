import type { Norm } from '#law/citations/norm.ts';
import type { IsoDate } from '#law/date.ts';
import type { LegalSeries } from '#law/value.ts';
import { figuresOn } from '#texts/figures/figures.ts';
import type { Practice } from '#texts/schema/practice.ts';
import type { Signature } from '#texts/schema/signature.ts';
import type { InUse } from '../in-use.ts';
import type { Blocker } from './blocker.ts';
import { confirmBlockers, type WaitingSentence } from './confirm-blockers.ts';
import { lawBlockers } from './law-blockers.ts';
import { linkBlockers } from './link-blockers.ts';
import { practiceBlockers } from './practice-blockers.ts';
import { type Review, reviewBlockers } from './review-blockers.ts';
import { securityBlockers } from './security-blockers.ts';
import { isSigned, signatureBlockers } from './signature-blockers.ts';

export interface Written {
  readonly practiceFile: string;
  /** Undefined when its file cannot be read; `faults` then says why. */
  readonly practice: Practice | undefined;
  readonly reviews: readonly Review[];
  readonly toConfirm: readonly WaitingSentence[];
  readonly signatures: readonly Signature[];
  readonly signaturesFile: string;
  /** The values and norms that its texts and tools use. */
  readonly inUse: () => InUse;
  /** Files that cannot be read. */
  readonly faults: readonly Blocker[];
}

/** Everything that keeps the site from going online on the date; empty when nothing does. */
export function launchBlockers(
  written: Written,
  date: IsoDate,
  series?: readonly LegalSeries<unknown>[],
  norms?: Readonly<Record<string, Norm>>,
): Blocker[] {
  const { practiceFile, practice, reviews, toConfirm, faults } = written;
  const inUse = written.inUse();
  const figures = Object.assign(figuresOn(date), { signatures: written.signatures });
  return [
    ...faults,
    ...(practice ? practiceBlockers(practice, practiceFile) : []),
    ...reviewBlockers(reviews, date),
    ...confirmBlockers(toConfirm.filter((sentence) => !isSigned(sentence, figures))),
    ...signatureBlockers(written, written.signaturesFile, figures),
    ...lawBlockers(date, series, written.signatures, series ?? inUse.series),
    ...linkBlockers(written.signatures, norms ?? inUse.norms),
    ...(practice ? securityBlockers(practice, practiceFile, date) : []),
  ];
}
