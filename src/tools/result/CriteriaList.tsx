import type { CitationKey } from '#law/citations.ts';
import type { Verdict } from '#rules/criterion.ts';
import { SignedList } from './SignedList.tsx';

/** A criterion in words. */
export interface WordedCriterion {
  id: string;
  verdict: Verdict;
  /** What the law asks for. */
  asks: string;
  /** What was told, in words. */
  told: string;
  citations: readonly CitationKey[];
}

// Compares what was told, and judges no right: also on paper.
const verdicts: Record<Verdict, string> = {
  met: 'Pelo que você informou, confere',
  unmet: 'Pelo que você informou, não confere',
  unknown: 'Falta conferir',
};

/** Criterion by criterion: what the law asks, what was told, and how they compare. */
export const CriteriaList = ({ criteria }: { criteria: readonly WordedCriterion[] }) => (
  <SignedList
    entries={criteria.map(({ id, verdict, asks, told }) => ({
      id,
      title: asks,
      text: `${verdicts[verdict]}: ${told}`,
      sign: verdict,
    }))}
  />
);
