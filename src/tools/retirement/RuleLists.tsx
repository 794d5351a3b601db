import type { ReactNode } from 'react';
import { List, OrderedList } from '#components/lists/List.tsx';
import type { IsoDate } from '#law/date.ts';
import type { RetirementAnswers } from '#rules/retirement/answers.ts';
import type { Information, RetirementRule } from '#rules/retirement/result.ts';
import { longDate } from '#words/dates.ts';
import { given } from '#words/phrases.ts';
import { CriteriaList } from '../result/CriteriaList.tsx';
import { Paragraphs } from '../sentences/Sentence.tsx';
import { shareInWords } from './amount-words.ts';
import { dayOfRule, degreesInWords } from './answer-words.ts';
import type { Claims } from './answers-from.ts';
import { type ClaimedRule, claimedDayInWords } from './claimed-rules.ts';
import { whatOf } from './claimed-words.ts';
import { lastingObstacles } from './closed-reason.ts';
import { type DatedRule, isOldAgeRule } from './outlook.ts';
import { RuleCard } from './RuleCard.tsx';
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
              note={<Paragraphs of={notesOf(one)} />}
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

const Undated = ({
  title,
  about,
  rules,
  draw,
}: {
  title: string;
  about: string;
  rules: UndatedProps['rules'];
  draw: (rule: RetirementRule) => ReactNode;
}) => (
  <>
    <h4>{title}</h4>
    <p>{about}</p>
    <List className={styles.rules}>
      {rules.map((rule) => (
        <li key={rule.id}>{draw(rule)}</li>
      ))}
    </List>
  </>
);

/** The rules that get no day while an answer is missing. */
export const OpenRules = ({ rules, answers }: UndatedProps) => (
  <Undated
    title={say('words', 'falta-conferir')}
    about={say('account', 'falta-resposta')}
    rules={rules}
    draw={(rule) => <RuleCard rule={rule} answers={answers} when={degreesInWords(rule)} />}
  />
);

/** The rules that no day to come would meet, folded, each with its reason. */
export const ClosedRules = ({ rules, answers }: UndatedProps) => (
  <Undated
    title={say('words', 'nao-se-cumprem')}
    about={say('mayChange', 'esperar-nao-muda')}
    rules={rules}
    draw={(rule) => (
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
    )}
  />
);

interface InformationProps {
  information: readonly Information[];
}

const told = (those: readonly Information[]) =>
  those.map(({ id }) =>
    id === 'specialTime'
      ? `${say('mayChange', id)} ${say('mayChange', 'specialTime.como-provar')}`
      : say('mayChange', id),
  );

/** A rule that may be the visitor's own and was not compared. */
export const OwnRule = ({ information }: InformationProps) => (
  <Paragraphs of={told(information.filter(({ id }) => isOldAgeRule(id)))} />
);

/** Rules about which the tool only informs. */
export const OtherRules = ({ information }: InformationProps) => (
  <div data-not-printed>
    <h4>{say('words', 'so-para-saber')}</h4>
    <Paragraphs of={told(information.filter(({ id }) => !isOldAgeRule(id)))} />
  </div>
);
