import { List } from '#components/lists/List.tsx';
import type { RetirementAnswers } from '#rules/retirement/answers.ts';
import type { RetirementRule } from '#rules/retirement/result.ts';
import { CriteriaList } from '../result/CriteriaList.tsx';
import { lastingObstacles } from './closed-reason.ts';
import styles from './retirement.module.css';
import { ruleNames } from './rule-names.ts';
import { say, sayOf } from './say.ts';

interface Props {
  rules: readonly RetirementRule[];
  answers: RetirementAnswers;
}

/** The rules that no day to come would meet, folded, each with its reason. */
export const ClosedRules = ({ rules, answers }: Props) => (
  <>
    <h4>{say('words', 'nao-se-cumprem')}</h4>
    <p>{say('mayChange', 'esperar-nao-muda')}</p>
    <List className={styles.rules}>
      {rules.map((rule) => (
        <li key={rule.id}>
          <details className={styles.rule} data-fold="paper">
            <summary className="plus">
              <h5>{ruleNames[rule.id]}</h5>
            </summary>
            <div className={styles.inside}>
              <CriteriaList
                criteria={lastingObstacles(rule).map((criterion) => ({
                  ...criterion,
                  ...sayOf(rule, criterion, answers),
                }))}
              />
            </div>
          </details>
        </li>
      ))}
    </List>
  </>
);
