import type { ReactNode } from 'react';
import type { RetirementAnswers } from '#rules/retirement/answers.ts';
import type { RetirementRule } from '#rules/retirement/result.ts';
import { CriteriaList } from '../frame/CriteriaList.tsx';
import type { CitationLinks } from '../frame/citation-links.ts';
import { SourceLinks } from '../frame/SourceLinks.tsx';
import { amountInWords } from './amount-words.ts';
import { asksInWords } from './criterion-asks.ts';
import { toldInWords } from './criterion-told.ts';
import styles from './retirement.module.css';
import { ruleNames } from './rule-names.ts';

interface Props {
  rule: RetirementRule;
  answers: RetirementAnswers;
  links: CitationLinks;
  /** What stands under the name: the day, or what is missing. */
  when: ReactNode;
  /** What the day rests on, said before the criteria. */
  note?: ReactNode;
  number?: number;
  isOpen?: boolean;
}

/** A rule: its name and day, and, unfolded, its criteria and percentage. */
export const RuleCard = ({ rule, answers, links, when, note, number, isOpen }: Props) => (
  <details className={styles.rule} open={isOpen}>
    <summary>
      {/* The list says the number by itself. */}
      {number !== undefined && (
        <span className={styles.badge} aria-hidden="true">
          {number}
        </span>
      )}
      <span>
        <span className={styles.when}>
          {when}
          <span className="visually-hidden">: </span>
        </span>
        <h4>{ruleNames[rule.id]}</h4>
      </span>
    </summary>
    <div className={styles.inside}>
      {note}
      <CriteriaList
        links={links}
        criteria={rule.criteria.map((criterion) => ({
          ...criterion,
          asks: asksInWords(rule.id, criterion, { ...answers, referenceDate: rule.comparedOn }),
          told: toldInWords(criterion, answers, rule.comparedOn),
        }))}
      />
      <p>
        <b>Quanto da média.</b> {amountInWords(rule.amount, rule.verdict === 'met')}
      </p>
      <SourceLinks keys={rule.amount.citations} links={links} />
    </div>
  </details>
);
