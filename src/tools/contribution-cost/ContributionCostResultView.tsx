import { CaptionedTable } from '#components/tables/CaptionedTable.tsx';
import texts from '#results/quanto-contribuir.yaml';
import type { ContributionAnswers } from '#rules/contribution-cost/answers.ts';
import {
  type ContributionCost,
  contributionCost,
} from '#rules/contribution-cost/contribution-cost.ts';
import { counted } from '#words/phrases.ts';
import type { ResultPart, Shown } from '../frame/shown.ts';
import { Folded } from '../result/Folded.tsx';
import { missingYearOf, moneyBy } from '../result/old-figures.ts';
import { ToolResult } from '../result/ToolResult.tsx';
import { type Sayer, sayerOf } from '../sentences/result-words.ts';
import { SaidReminder } from '../sentences/SaidReminder.tsx';
import { Paragraphs } from '../sentences/Sentence.tsx';
import { SaidChanges, saidAccount, saidAnswer } from '../sentences/said.tsx';
import { answerLines } from '../talk/answer-lines.ts';
import { answersFrom } from './answers-from.ts';
import type { Told } from './questions.ts';
import { isWhole, nameOf, openedWords, planInWords, resultWords } from './result-words.ts';

interface Props {
  cost: ContributionCost;
  say: Sayer<typeof resultWords.parts>;
}

/** Each plan, what a month of it counts for, and what completes it. */
const EachPlan = ({ cost: { plans, figures }, say }: Props) =>
  plans.some(({ complement }) => complement > 0) && (
    <CaptionedTable
      caption="Para que serve cada plano, e quanto falta até 20%"
      columns={['Plano', 'Vale para', 'Falta por mês']}
    >
      <tbody>
        {plans.map((plan) => (
          <tr key={plan.id}>
            <th scope="row">{nameOf(plan)}</th>
            <td>{say.one('words', isWhole(plan) ? 'vale-para-tudo' : 'vale-para-idade')}</td>
            <td>
              {plan.complement > 0 ? moneyBy(figures, plan.complement) : say.one('words', 'nada')}
            </td>
          </tr>
        ))}
      </tbody>
    </CaptionedTable>
  );

/** What the months are for: how many open what, and what they cost in all. */
const WhatMonthsOpen = ({ cost: { opened, figures }, say }: Props) =>
  opened.length > 0 && (
    <Folded title="O que os meses pagos abrem">
      <CaptionedTable
        caption={say.one('words', 'abrem-em-dia')}
        columns={['Custa hoje', 'Pode abrir']}
      >
        <tbody>
          {opened.map(({ id, months, cents }) => (
            <tr key={id}>
              <th scope="row">
                {counted(months, 'mês', 'meses')}: {moneyBy(figures, cents)}
              </th>
              <td>{say.one('words', openedWords[id])}</td>
            </tr>
          ))}
        </tbody>
      </CaptionedTable>
      <Paragraphs
        of={[
          say.one('words', 'abrem-menos'),
          say.one('words', 'abrem-sem'),
          say.one('words', 'abrem-parou'),
        ]}
      />
    </Folded>
  );

/** The result: what a month costs by each plan, by when, and what it counts for. */
const ContributionCostResultView = (shown: Shown<Told, ContributionAnswers>) => {
  const { answers, today } = shown;
  const cost = contributionCost(answers, today);
  const { plans, due, figures } = cost;
  const say = sayerOf(resultWords, texts, { ...answers, ...cost });
  return (
    <ToolResult
      shown={shown}
      answer={{
        ...saidAnswer(say),
        calendar: due && (
          <SaidReminder name="guia-inss" countedFrom={due.month} safeDay={due.moved} say={say} />
        ),
      }}
      parts={<WhatMonthsOpen cost={cost} say={say} />}
      account={saidAccount([
        ...plans.map((plan) => planInWords(plan, figures)),
        ...say.all('account'),
      ])}
      mayChange={
        <>
          <EachPlan cost={cost} say={say} />
          <SaidChanges say={say} />
        </>
      }
      year={figures.year}
      missingYear={missingYearOf(figures, due?.month ?? today)}
      keys={[...cost.citations, ...figures.citations]}
      summary={[
        say.one('summary', 'assunto'),
        say.first('answer'),
        due && say.one('summary', 'vence'),
      ]}
      chat={{ greeting: say.one('message', 'ola'), lines: answerLines(shown.recounted) }}
    />
  );
};

export const result: ResultPart<Told, ContributionAnswers> = {
  answersFrom,
  View: ContributionCostResultView,
};
