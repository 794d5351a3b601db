import type { CitationKey } from '#law/citations.ts';
import { knownFigures } from '#rules/figures.ts';
import type { IncapacityAnswers } from '#rules/permanent-incapacity/answers.ts';
import { permanentIncapacity } from '#rules/permanent-incapacity/permanent-incapacity.ts';
import type { ResultPart, Shown } from '../frame/shown.ts';
import { CountSteps } from '../result/CountSteps.tsx';
import { missingYearOf } from '../result/old-figures.ts';
import { ToolResult } from '../result/ToolResult.tsx';
import { answerOf } from './answer.tsx';
import { answersFrom } from './answers-from.ts';
import { chatLines } from './chat-lines.ts';
import { aidCitations, causeCitations, commonCitations } from './citations.ts';
import { MayChange } from './MayChange.tsx';
import type { Told } from './questions.ts';
import { countInWords, summaryOf } from './wording.ts';

/** The result: what it would pay, how it was counted, what may change it. */
const PermanentIncapacityResultView = (shown: Shown<Told, IncapacityAnswers>) => {
  const { answers, told, today } = shown;
  const { isSpecial, known } = answers;
  const figures = knownFigures(today);
  const result = permanentIncapacity(answers, figures);
  const keys: readonly CitationKey[] = [
    ...result.citations,
    ...(known && 'aid' in known ? aidCitations : []),
    ...(told.known === 'aid' ? (['lei-8213-60'] as const) : []),
    ...(isSpecial ? [] : causeCitations),
    ...figures.citations,
    ...commonCitations,
  ];
  return (
    <ToolResult
      shown={shown}
      answer={answerOf(result, answers, told.known === 'aid')}
      account={<CountSteps steps={countInWords(result, answers, figures)} />}
      mayChange={<MayChange result={result} answers={answers} />}
      year={figures.year}
      missingYear={missingYearOf(figures, today)}
      keys={keys}
      summary={summaryOf(result, answers)}
      chat={{
        greeting: 'Olá! Tenho dúvidas sobre o valor da aposentadoria por incapacidade permanente.',
        lines: chatLines(shown, result),
      }}
    />
  );
};

export const result: ResultPart<Told, IncapacityAnswers> = {
  answersFrom,
  View: PermanentIncapacityResultView,
};
