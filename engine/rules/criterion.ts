import type { CitationKey } from '#law/citations.ts';

/** How what was told compares with what the law asks. Never "entitled": that is for the INSS or a judge. */
export type Verdict = 'met' | 'unmet' | 'unknown';

/** One thing the law asks for, compared with what was told. Its wording belongs to the feature that shows it. */
export interface Criterion<Id extends string = string> {
  id: Id;
  verdict: Verdict;
  citations: readonly [CitationKey, ...CitationKey[]];
}

/** Whether all of them are met. */
export function allOf(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes('unmet')) return 'unmet';
  return verdicts.includes('unknown') ? 'unknown' : 'met';
}

/** Whether one of them is met. */
export function anyOf(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes('met')) return 'met';
  return verdicts.includes('unknown') ? 'unknown' : 'unmet';
}

/** The verdict of a comparison; unknown while one side was not told. */
export const verdictOf = (isMet: boolean | undefined): Verdict =>
  isMet === undefined ? 'unknown' : isMet ? 'met' : 'unmet';
