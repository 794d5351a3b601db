import { OrderedList } from '#components/lists/List.tsx';
import type { RetirementAnswers } from '#rules/retirement/answers.ts';
import type { DatedRule } from './outlook.ts';
import { RuleCard } from './RuleCard.tsx';
import { dayOfRule, possiblyInWords } from './result-words.ts';
import styles from './retirement.module.css';

interface Props {
  dated: readonly DatedRule[];
  answers: RetirementAnswers;
  title: string;
}

/** One criterion alone may come sooner, while what another asks rises. */
const isLaterThanAll = ({ rule: { criteria, verdict }, day }: DatedRule): boolean =>
  verdict !== 'met' && criteria.every(({ metOn }) => metOn === undefined || metOn < day);

/** The rules with a day, on a line of time and as a list by day. */
export const DatedRules = ({ dated, answers, title }: Props) => {
  const { referenceDate } = answers;
  return (
    <>
      <h4>{title}</h4>
      {dated.some(({ day }) => day > referenceDate) && (
        <p>
          {dated.some(({ needsMonths }) => needsMonths)
            ? 'A conta supõe que você siga contribuindo, sem falhar um mês.'
            : 'Estas datas vêm da idade. A porcentagem supõe que você siga contribuindo.'}
        </p>
      )}
      <OrderedList className={styles.rules}>
        {dated.map((one, index) => (
          <li key={one.rule.id}>
            <RuleCard
              rule={one.rule}
              answers={answers}
              number={index + 1}
              when={dayOfRule(one, referenceDate)}
              note={
                <>
                  {one.rule.possiblySince && <p>{possiblyInWords(one.rule.possiblySince)}</p>}
                  {isLaterThanAll(one) && (
                    <p>
                      A exigência sobe a cada ano. Só nesta data todas as partes se cumprem juntas.
                    </p>
                  )}
                </>
              }
            />
          </li>
        ))}
      </OrderedList>
    </>
  );
};
