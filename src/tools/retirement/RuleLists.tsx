import type { ReactNode } from 'react';
import { List, OrderedList } from '#components/lists/List.tsx';
import type { IsoDate } from '#law/date.ts';
import type { RetirementAnswers } from '#rules/retirement/answers.ts';
import type { Information, RetirementRule } from '#rules/retirement/result.ts';
import { longDate } from '#words/dates.ts';
import { given } from '#words/phrases.ts';
import { CriteriaList } from '../result/CriteriaList.tsx';
import { Paragraphs } from '../sentences/Sentence.tsx';
import { amountInWords, shareInWords } from './amount-words.ts';
import { dayOfRule, degreesInWords } from './answer-words.ts';
import type { Claims } from './answers-from.ts';
import { type ClaimedRule, claimedDayInWords } from './claimed-rules.ts';
import { whatOf } from './claimed-words.ts';
import { type DatedRule, lastingObstacles } from './outlook.ts';
import styles from './retirement.module.css';
import { ruleNames } from './rule-names.ts';
import { say, sayOf } from './say.ts';

interface ClaimedProps {
  claimed: Claims;
  rules: readonly ClaimedRule[];
  today: IsoDate;
}

/** The rules with that time, in short: in full they stand as told, without it. */
export const ClaimedRules = ({ claimed, rules, today }: ClaimedProps) => (
  <>
    <h4>{say('account', 'se-reconhecer', { tempo: whatOf(claimed) })}</h4>
    <List>
      {rules.map(({ dated: one, name, amount }) => (
        <li key={name}>
          <b>{name},</b> {claimedDayInWords(one, today)}
          {amount && `: ${shareInWords(amount, one.day === today)}`}.
        </li>
      ))}
    </List>
  </>
);

/** A rule: its name and, unfolded, what it asks. */
const Folded = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <details className={styles.rule} data-fold="paper">
    <summary className="plus">{name}</summary>
    <div className={styles.inside}>{children}</div>
  </details>
);

interface Props {
  rule: RetirementRule;
  answers: RetirementAnswers;
}

const Criteria = ({ rule, answers, criteria = rule.criteria }: Props & Partial<RetirementRule>) => (
  <CriteriaList criteria={criteria.map((one) => ({ ...one, ...sayOf(rule, one, answers) }))} />
);

/**
 * A rule with its criteria and percentage.
 * @param when what stands below the name: the day, or what is missing
 * @param notes what the day rests on, said before the criteria
 */
const RuleCard = ({
  rule,
  answers,
  when,
  notes = [],
  number,
}: Props & { when: string; notes?: readonly string[]; number?: number }) => (
  <Folded
    name={
      <>
        {/* The list says the number by itself. */}
        {number !== undefined && (
          <span className={styles.badge} aria-hidden="true">
            {number}
          </span>
        )}
        <span>
          <h5>{ruleNames[rule.id]}</h5>
          <span className={styles.when}>
            <span className={styles.colon}>: </span>
            {when}
          </span>
        </span>
      </>
    }
  >
    <Paragraphs of={notes} />
    <Criteria rule={rule} answers={answers} />
    <p>
      <b>Quanto da média.</b> {amountInWords(rule.amount, rule.verdict === 'met')}
    </p>
  </Folded>
);

/** One criterion alone may come sooner, while what another asks rises. */
const isLaterThanAll = ({ rule: { criteria, verdict }, day }: DatedRule): boolean =>
  verdict !== 'met' && criteria.every(({ metOn }) => metOn === undefined || metOn < day);

/** What the totals leave open about the days that have passed, and why one part alone came sooner. */
const notesOf = (one: DatedRule): string[] =>
  given(
    one.rule.possiblySince &&
      say('account', 'talvez-desde', { dia: longDate(one.rule.possiblySince) }),
    isLaterThanAll(one) && say('account', 'exigencia-sobe'),
  );

interface DatedProps {
  dated: readonly DatedRule[];
  answers: RetirementAnswers;
  title: string;
}

/** The rules with a day, on a line of time and as a list by day. */
export const DatedRules = ({ dated, answers, title }: DatedProps) => {
  const { referenceDate } = answers;
  const needsMonths = dated.some((one) => one.needsMonths);
  return (
    <>
      <h4>{title}</h4>
      {dated.some(({ day }) => day > referenceDate) && (
        <p>{say('account', needsMonths ? 'supoe-meses' : 'supoe-so-a-idade')}</p>
      )}
      <OrderedList className={styles.rules}>
        {dated.map((one, index) => (
          <li key={one.rule.id}>
            <RuleCard
              rule={one.rule}
              answers={answers}
              number={index + 1}
              when={dayOfRule(one, referenceDate)}
              notes={notesOf(one)}
            />
          </li>
        ))}
      </OrderedList>
    </>
  );
};

interface UndatedProps {
  rules: readonly RetirementRule[];
  answers: RetirementAnswers;
}

/** The rules that get no day while an answer is missing. */
export const OpenRules = ({ rules, answers }: UndatedProps) => (
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

/** The rules that no day to come would meet, folded, each with its reason. */
export const ClosedRules = ({ rules, answers }: UndatedProps) => (
  <>
    <h4>{say('words', 'nao-se-cumprem')}</h4>
    <p>{say('mayChange', 'esperar-nao-muda')}</p>
    <List className={styles.rules}>
      {rules.map((rule) => (
        <li key={rule.id}>
          <Folded name={<h5>{ruleNames[rule.id]}</h5>}>
            <Criteria rule={rule} answers={answers} criteria={lastingObstacles(rule)} />
          </Folded>
        </li>
      ))}
    </List>
  </>
);

/** Rules about which the tool only informs. */
export const OnlyTold = ({ those }: { those: readonly Information[] }) => (
  <Paragraphs
    of={those.map(({ id }) =>
      id === 'specialTime'
        ? `${say('mayChange', id)} ${say('mayChange', 'specialTime.como-provar')}`
        : say('mayChange', id),
    )}
  />
);
