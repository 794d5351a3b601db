import { List } from '#components/lists/List.tsx';
import type { RetirementAnswers } from '#rules/retirement/answers.ts';
import type { RetirementRule } from '#rules/retirement/result.ts';
import { degreesInWords } from './answer-words.ts';
import { RuleCard } from './RuleCard.tsx';
import styles from './retirement.module.css';
import { say } from './say.ts';

interface Props {
  rules: readonly RetirementRule[];
  answers: RetirementAnswers;
}

/** The rules that get no day while an answer is missing. */
export const OpenRules = ({ rules, answers }: Props) => (
  <>
    <h4>{say('words', 'falta-conferir')}</h4>
    <p>{say('account', 'falta-resposta')}</p>
    <List className={styles.rules}>
      {rules.map((rule) => (
        <li key={rule.id}>
          <RuleCard rule={rule} answers={answers} when={degreesInWords(rule)} />
        </li>
      ))}
    </List>
  </>
);
