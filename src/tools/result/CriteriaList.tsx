import { List } from '#components/lists/List.tsx';
import type { CitationKey } from '#law/citations.ts';
import type { Verdict } from '#rules/criterion.ts';
import styles from '../frame/tool.module.css';

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

const signs: Record<Verdict, string> = { met: '✓', unmet: '✗', unknown: '?' };

/** Criterion by criterion: what the law asks, what was told, and how they compare. */
export const CriteriaList = ({ criteria }: { criteria: readonly WordedCriterion[] }) => (
  <List className={styles.criteria}>
    {criteria.map(({ id, verdict, asks, told }) => (
      <li key={id} className={styles[verdict]}>
        <span className={styles.sign} aria-hidden="true">
          {signs[verdict]}
        </span>
        <div>
          <p>
            <b>{asks}</b>
          </p>
          <p>
            {verdicts[verdict]}: {told}
          </p>
        </div>
      </li>
    ))}
  </List>
);
