import type { ReactNode } from 'react';
import type { RetirementAnswers } from '#rules/retirement/answers.ts';
import type { RetirementRule } from '#rules/retirement/result.ts';
import { CriteriaList } from '../result/CriteriaList.tsx';
import { amountInWords } from './amount-words.ts';
import styles from './retirement.module.css';
import { ruleNames } from './rule-names.ts';
import { sayOf } from './say.ts';

interface Props {
  rule: RetirementRule;
  answers: RetirementAnswers;
  /** What stands under the name: the day, or what is missing. */
  when: ReactNode;
  /** What the day rests on, said before the criteria. */
  note?: ReactNode;
  number?: number;
}

/** A rule: its name and day, and, unfolded, its criteria and percentage. */
export const RuleCard = ({ rule, answers, when, note, number }: Props) => (
  <details className={styles.rule} data-fold="paper">
    <summary className="plus">
      {/* The list says the number by itself. */}
      {number !== undefined && (
        <span className={styles.badge} aria-hidden="true">
          {number}
        </span>
      )}
      <span>
        <span className={styles.when}>
          {when}
          <span className={styles.colon}>: </span>
        </span>
        <h5>{ruleNames[rule.id]}</h5>
      </span>
    </summary>
    <div className={styles.inside}>
      {note}
      <CriteriaList
        criteria={rule.criteria.map((criterion) => ({
          ...criterion,
          ...sayOf(rule, criterion, answers),
        }))}
      />
      <p>
        <b>Quanto da média.</b> {amountInWords(rule.amount, rule.verdict === 'met')}
      </p>
    </div>
  </details>
);
