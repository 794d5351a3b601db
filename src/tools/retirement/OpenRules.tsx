import { List } from '#components/lists/List.tsx';
import type { RetirementAnswers } from '#rules/retirement/answers.ts';
import type { RetirementRule } from '#rules/retirement/result.ts';
import type { CitationLinks } from '../frame/citation-links.ts';
import { RuleCard } from './RuleCard.tsx';
import { degreesInWords } from './result-words.ts';
import styles from './retirement.module.css';

interface Props {
  rules: readonly RetirementRule[];
  answers: RetirementAnswers;
  links: CitationLinks;
}

/** The rules that get no day while an answer is missing. */
export const OpenRules = ({ rules, answers, links }: Props) => (
  <section>
    <h3>Falta conferir</h3>
    <p>Nestas regras, falta uma resposta para achar a data. Veja no extrato (CNIS).</p>
    <List className={styles.rules}>
      {rules.map((rule) => (
        <li key={rule.id}>
          <RuleCard
            rule={rule}
            answers={answers}
            links={links}
            when={degreesInWords(rule) ?? 'Sem data ainda'}
          />
        </li>
      ))}
    </List>
  </section>
);
