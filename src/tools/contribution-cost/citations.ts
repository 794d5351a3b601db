import type { CitationKey } from '#law/citations.ts';
import { everyContributionCitation } from '#rules/contribution-cost/contribution-cost.ts';
import { yearlyCitations } from '#rules/figures.ts';

/**
 * Of every result: no plan with a reduced rate counts for the rules by time; paid late, not as
 * carência; an illness from before is not covered; who is retired gets nothing more for paying.
 */
export const commonCitations: readonly CitationKey[] = [
  'lei-8213-18-3',
  'lei-8213-27-ii',
  'lei-8213-59-1',
  'lei-8213-18-2',
];

/** Every citation that this tool can show; a test looks for one left out. */
export const contributionCitations: readonly CitationKey[] = [
  ...everyContributionCitation,
  ...yearlyCitations,
  ...commonCitations,
];
