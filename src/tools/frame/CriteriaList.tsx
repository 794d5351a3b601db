import type { ReactNode } from 'react';
import { List } from '#components/lists/List.tsx';
import type { CitationKey } from '#law/citations.ts';
import type { Verdict } from '#rules/criterion.ts';
import type { CitationLinks } from './citation-links.ts';
import { SourceLinks } from './SourceLinks.tsx';
import styles from './tool.module.css';

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

/** On paper, what was told stands above all criteria, and is not said again with each. */
const asTold = <span data-not-printed>Pelo que você informou, </span>;

const verdicts: Record<Verdict, ReactNode> = {
  met: <>{asTold}atende</>,
  unmet: <>{asTold}não atende</>,
  unknown: 'Falta conferir',
};

const signs: Record<Verdict, string> = { met: '✓', unmet: '✗', unknown: '?' };

/** Criterion by criterion: what the law asks, what was told, how they compare, and where it says so. */
export const CriteriaList = ({
  criteria,
  links,
}: {
  criteria: readonly WordedCriterion[];
  links: CitationLinks;
}) => (
  <List className={styles.criteria}>
    {criteria.map(({ id, verdict, asks, told, citations }) => (
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
          <SourceLinks keys={citations} links={links} />
        </div>
      </li>
    ))}
  </List>
);
