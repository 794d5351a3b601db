import type { ContributionAnswers } from '#rules/contribution-cost/answers.ts';
import { contributionCost } from '#rules/contribution-cost/contribution-cost.ts';
import type { ResultPart, Shown } from '../frame/shown.ts';
import { CountSteps } from '../result/CountSteps.tsx';
import { missingYearOf } from '../result/old-figures.ts';
import { ToolResult } from '../result/ToolResult.tsx';
import { answerLines } from '../talk/answer-lines.ts';
import { answerOf } from './answer.tsx';
import { answersFrom } from './answers-from.ts';
import { commonCitations } from './citations.ts';
import { MayChange } from './MayChange.tsx';
import type { Told } from './questions.ts';
import { countInWords, summaryOf } from './wording.ts';

/** The result: what a month costs by each plan, by when, and what it counts for. */
const ContributionCostResultView = (shown: Shown<Told, ContributionAnswers>) => {
  const { answers, today } = shown;
  const cost = contributionCost(answers, today);
  const steps = countInWords(cost, answers);
  return (
    <ToolResult
      shown={shown}
      answer={answerOf(cost, answers)}
      account={steps.length > 0 && <CountSteps steps={steps} />}
      mayChange={<MayChange cost={cost} answers={answers} />}
      year={cost.figures.year}
      missingYear={missingYearOf(cost.figures, cost.due?.month ?? today)}
      keys={[...cost.citations, ...cost.figures.citations, ...commonCitations]}
      summary={summaryOf(cost, answers)}
      chat={{
        greeting: 'Olá! Quero tirar uma dúvida sobre como pagar o INSS.',
        lines: answerLines(shown.recounted),
      }}
    />
  );
};

export const result: ResultPart<Told, ContributionAnswers> = {
  answersFrom,
  View: ContributionCostResultView,
};
