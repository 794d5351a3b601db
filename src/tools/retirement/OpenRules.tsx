import { List } from '#components/lists/List.tsx';
import type { RetirementAnswers } from '#rules/retirement/answers.ts';
import type { RetirementRule } from '#rules/retirement/result.ts';
import { RuleCard } from './RuleCard.tsx';
import { degreesInWords } from './result-words.ts';
import styles from './retirement.module.css';

interface Props {
  rules: readonly RetirementRule[];
  answers: RetirementAnswers;
}

/** The rules that get no day while an answer is missing. */
export const OpenRules = ({ rules, answers }: Props) => (
  <>
    <h4>Falta conferir</h4>
    <p>Nestas regras, falta uma resposta para achar a data. Veja no extrato (CNIS).</p>
    <List className={styles.rules}>
      {rules.map((rule) => (
        <li key={rule.id}>
          <RuleCard rule={rule} answers={answers} when={degreesInWords(rule) ?? 'Sem data ainda'} />
        </li>
      ))}
    </List>
  </>
);
