import type { CitationKey } from '#law/citations.ts';
import { yearlyCitations } from '#rules/figures.ts';

/** What every result rests on besides the count: who is covered, who dies, leave of work, no carência. */
export const commonCitations: readonly CitationKey[] = [
  'lei-8213-15',
  'lei-8213-71-b',
  'lei-8213-71-c',
  'in-128-357',
  'stf-adi-2110',
];

/** Every citation that this tool can show; a test looks for one left out. */
export const maternityCitations: readonly CitationKey[] = [
  'lei-8213-39',
  'lei-8213-71',
  'lei-8213-71-3',
  'lei-8213-71-a',
  'lei-8213-72',
  'lei-8213-73',
  'in-128-357-5',
  'in-128-358',
  'stf-adi-6327',
  'tnu-tema-113',
  'tnu-tema-202',
  'tnu-sumula-74',
  'constituicao-201-2',
  ...yearlyCitations,
  ...commonCitations,
];
