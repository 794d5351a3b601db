import type { CitationKey } from '#law/citations.ts';
import { lateCitations } from '#rules/appeal-deadline/appeal.ts';
import { deadlineCitations } from '#rules/appeal-deadline/deadline.ts';

/** Every citation that this tool can show. */
export const appealCitations: readonly CitationKey[] = [
  ...Object.values(deadlineCitations).flat(),
  ...lateCitations,
];
