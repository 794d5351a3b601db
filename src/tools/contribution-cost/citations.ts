import type { CitationKey } from '#law/citations.ts';
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
  'lei-8212-21',
  'lei-8212-21-2',
  'lei-8212-21-3',
  'lei-8212-21-4',
  'lei-8212-30-ii',
  'lei-8212-30-2',
  'lei-8213-13',
  'lei-8213-39',
  'lei-10666-4',
  'lc-123-18-a',
  'resolucao-cgsn-140-40',
  'ec-103-29',
  'constituicao-201-2',
  ...yearlyCitations,
  ...commonCitations,
];
