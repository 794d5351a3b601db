import type { CitationKey } from '#law/citations.ts';
import { yearlyCitations } from '#rules/figures.ts';

/** What every result rests on besides the count: who may have it, and what another person's help adds. */
export const commonCitations: readonly CitationKey[] = [
  'lei-8213-42',
  'lei-8213-45',
  'stf-tema-1095',
];

/** Where it stands what an accident or a disease of work is, and how it is told. */
export const causeCitations = ['lei-8213-21', 'lei-8213-22'] as const satisfies CitationKey[];

/** How an auxílio comes from the mean. */
export const aidCitations = ['lei-8213-61', 'lei-8213-29-10'] as const satisfies CitationKey[];

/** Every citation that this tool can show; a test looks for one left out. */
export const incapacityCitations: readonly CitationKey[] = [
  'ec-103-3',
  'ec-103-26-2',
  'ec-103-26-3',
  'ec-103-26-5',
  'lei-8213-39',
  'lei-8213-44',
  'lei-8213-60',
  'stf-tema-1300',
  ...yearlyCitations,
  ...causeCitations,
  ...aidCitations,
  ...commonCitations,
];
