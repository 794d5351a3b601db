import type { CitationKey } from '#law/citations.ts';
import { carenciaCitations } from '#rules/carencia/carencia.ts';
import { contributionTimeCitations } from '#rules/contribution-time/contribution-time.ts';
import { coverCitations } from '../insured-status/citations.ts';

/** Every citation that this tool can show. */
export const extractCitations: readonly CitationKey[] = [
  ...new Set([...contributionTimeCitations, ...carenciaCitations, ...coverCitations]),
];
