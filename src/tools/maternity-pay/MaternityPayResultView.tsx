import type { CitationKey } from '#law/citations.ts';
import { knownFigures } from '#rules/figures.ts';
import type { MaternityAnswers } from '#rules/maternity-pay/answers.ts';
import { maternityPay } from '#rules/maternity-pay/maternity-pay.ts';
import type { ResultPart, Shown } from '../frame/shown.ts';
import { CountSteps } from '../result/CountSteps.tsx';
import { missingYearOf } from '../result/old-figures.ts';
import { ToolResult } from '../result/ToolResult.tsx';
import { answerOf } from './answer.tsx';
import { answersFrom } from './answers-from.ts';
import { chatLines } from './chat-lines.ts';
import { commonCitations } from './citations.ts';
import { MayChange } from './MayChange.tsx';
import type { Told } from './questions.ts';
import { countInWords, summaryOf } from './wording.ts';

/** The result: days and value, how they were counted, what may change them. */
const MaternityPayResultView = (shown: Shown<Told, MaternityAnswers>) => {
  const { answers, today } = shown;
  const figures = knownFigures(today);
  const result = maternityPay(answers, figures, today);
  const keys: readonly CitationKey[] = [
    ...result.citations,
    ...(answers.kind === 'unemployed' ? (['tnu-tema-202', 'tnu-tema-113'] as const) : []),
    ...(result.asking === 'over' ? (['tnu-sumula-74'] as const) : []),
    ...figures.citations,
    ...commonCitations,
  ];
  return (
    <ToolResult
      shown={shown}
      answer={answerOf(result, answers, today)}
      account={<CountSteps steps={countInWords(result, answers, figures)} />}
      mayChange={<MayChange result={result} answers={answers} />}
      year={figures.year}
      missingYear={missingYearOf(figures, today)}
      keys={keys}
      summary={summaryOf(result, today)}
      chat={{
        greeting: 'Olá! Quero tirar uma dúvida sobre o salário-maternidade.',
        lines: chatLines(shown, result),
      }}
    />
  );
};

export const result: ResultPart<Told, MaternityAnswers> = {
  answersFrom,
  View: MaternityPayResultView,
};
