import { OrderedList } from '#components/lists/List.tsx';
import type { RetirementAnswers } from '#rules/retirement/answers.ts';
import { longDate } from '#words/dates.ts';
import { Paragraphs } from '../sentences/Sentence.tsx';
import { dayOfRule } from './answer-words.ts';
import type { DatedRule } from './outlook.ts';
import { RuleCard } from './RuleCard.tsx';
import styles from './retirement.module.css';
import { say } from './say.ts';

interface Props {
  dated: readonly DatedRule[];
  answers: RetirementAnswers;
  title: string;
}

/** One criterion alone may come sooner, while what another asks rises. */
const isLaterThanAll = ({ rule: { criteria, verdict }, day }: DatedRule): boolean =>
  verdict !== 'met' && criteria.every(({ metOn }) => metOn === undefined || metOn < day);

/** What the totals leave open about the days that have passed, and why one part alone came sooner. */
const notesOf = (one: DatedRule): string[] => [
  ...(one.rule.possiblySince
    ? [say('account', 'talvez-desde', { dia: longDate(one.rule.possiblySince) })]
    : []),
  ...(isLaterThanAll(one) ? [say('account', 'exigencia-sobe')] : []),
];

/** The rules with a day, on a line of time and as a list by day. */
export const DatedRules = ({ dated, answers, title }: Props) => {
  const { referenceDate } = answers;
  return (
    <>
      <h4>{title}</h4>
      {dated.some(({ day }) => day > referenceDate) && (
        <p>
          {say(
            'account',
            dated.some(({ needsMonths }) => needsMonths) ? 'supoe-meses' : 'supoe-so-a-idade',
          )}
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
              note={<Paragraphs of={notesOf(one)} />}
            />
          </li>
        ))}
      </OrderedList>
    </>
  );
};
