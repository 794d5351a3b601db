import type { CitationKey } from '#law/citations.ts';
import { amountCitations } from '#rules/benefit-average/amount-rules.ts';
import { averageCitations } from '#rules/benefit-average/benefit-average.ts';
import { carenciaCitations } from '#rules/carencia/carencia.ts';
import { contributionTimeCitations } from '#rules/contribution-time/contribution-time.ts';
import { fromLifeCitations } from '#rules/insured-status/from-life.ts';
import { coverCitations } from '../insured-status/citations.ts';

/** Every citation that this tool can show. */
export const extractCitations: readonly CitationKey[] = [
  ...new Set([
    ...contributionTimeCitations,
    ...carenciaCitations,
    ...coverCitations,
    ...averageCitations,
    ...amountCitations,
    ...fromLifeCitations,
  ]),
];
