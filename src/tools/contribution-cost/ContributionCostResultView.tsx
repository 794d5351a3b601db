import { CaptionedTable } from '#components/tables/CaptionedTable.tsx';
import texts from '#results/quanto-contribuir.yaml';
import {
  type ContributionCost,
  contributionCost,
} from '#rules/contribution-cost/contribution-cost.ts';
import { counted } from '#words/phrases.ts';
import type { ResultPart, Shown } from '../frame/shown.ts';
import { Folded } from '../result/Folded.tsx';
import { moneyBy } from '../result/old-figures.ts';
import { type Sayer, sayerOf } from '../sentences/result-words.ts';
import { SaidReminder } from '../sentences/SaidReminder.tsx';
import { SaidResult } from '../sentences/SaidResult.tsx';
import { Paragraphs } from '../sentences/Sentence.tsx';
import type { Told } from './questions.ts';
import { isWhole, nameOf, openedWords, planInWords, resultWords } from './result-words.ts';

/** What the months are for: how many open what, and what they cost in all. */
const WhatMonthsOpen = ({
  cost: { opened, figures },
  say,
}: {
  cost: ContributionCost;
  say: Sayer<typeof resultWords.parts>;
}) =>
  opened.length > 0 && (
    <Folded title="O que os meses pagos abrem">
      <CaptionedTable
        caption={say.one('words', 'abrem-em-dia')}
        columns={['Custa hoje', 'Pode abrir']}
        rows={opened.map(({ id, months, cents }) => [
          `${counted(months, 'mês', 'meses')}: ${moneyBy(figures, cents)}`,
          say.one('words', openedWords[id]),
        ])}
      />
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
const ContributionCostResultView = (shown: Shown<Told, Told>) => {
  const { answers, today } = shown;
  const cost = contributionCost(answers, today);
  const { plans, due, figures } = cost;
  const say = sayerOf(resultWords, texts, { ...answers, ...cost });
  return (
    <SaidResult
      shown={shown}
      say={say}
      figures={figures}
      day={due?.month}
      calendar={
        due && (
          <SaidReminder name="guia-inss" countedFrom={due.month} safeDay={due.moved} say={say} />
        )
      }
      parts={<WhatMonthsOpen cost={cost} say={say} />}
      account={[...plans.map((plan) => planInWords(plan, figures)), ...say.all('account')]}
      table={
        plans.some(({ complement }) => complement > 0) && (
          <CaptionedTable
            caption="Para que serve cada plano, e quanto falta até 20%"
            columns={['Plano', 'Vale para', 'Falta por mês']}
            rows={plans.map((plan) => [
              nameOf(plan),
              say.one('words', isWhole(plan) ? 'vale-para-tudo' : 'vale-para-idade'),
              plan.complement > 0 ? moneyBy(figures, plan.complement) : say.one('words', 'nada'),
            ])}
          />
        )
      }
      keys={cost.citations}
      summary={[
        say.one('summary', 'assunto'),
        say.first('answer'),
        due && say.one('summary', 'vence'),
      ]}
    />
  );
};

export const result: ResultPart<Told, Told> = {
  answersFrom: (told) => told,
  View: ContributionCostResultView,
};
