import type { CitationKey } from '#law/citations.ts';
import { yearOf } from '#law/date.ts';
import type { InsuredAnswers } from '#rules/insured-status/answers.ts';
import { insuredStatus } from '#rules/insured-status/insured-status.ts';
import { isOfWork } from '#rules/insured-status/terms.ts';
import type { ResultPart, Shown } from '../frame/shown.ts';
import { ToolResult } from '../result/ToolResult.tsx';
import { answerLines } from '../talk/answer-lines.ts';
import { Account } from './Account.tsx';
import { answerOf } from './answer.tsx';
import { answersFrom } from './answers-from.ts';
import { carenciaCitations, citationsOfWork, commonCitations } from './citations.ts';
import { MayChange } from './MayChange.tsx';
import type { Told } from './questions.ts';
import { hangsOnMonths, tellingOf } from './result-words.ts';
import { sayOf } from './say.ts';

/** The result: until when, how it was counted, what may change it. */
const InsuredResultView = (shown: Shown<Told, InsuredAnswers>) => {
  const { answers, today } = shown;
  const status = insuredStatus(answers, today);
  const { event, kind } = tellingOf(status);
  const told: Told = { ...shown.told, event, kind };
  const say = sayOf(status, told);
  const keys: readonly CitationKey[] = [
    ...status.citations,
    ...(told.event === 'stillReceiving' ? (['lei-8213-15-i'] as const) : []),
    ...status.happenings.flatMap((happening) =>
      isOfWork(happening.event) ? citationsOfWork(happening.kind) : [],
    ),
    ...commonCitations,
    ...(hangsOnMonths({ status, told }) ? carenciaCitations : []),
  ];
  return (
    <ToolResult
      shown={shown}
      answer={answerOf(status, say, today)}
      account={<Account status={status} say={say} />}
      mayChange={<MayChange status={status} say={say} />}
      year={yearOf(today)}
      keys={keys}
      summary={[say.one('summary', 'assunto'), say.first('answer'), say.first('decides')]}
      chat={{
        greeting: say.one('message', 'ola'),
        lines: [
          ...answerLines(shown.recounted),
          { id: 'protecao', text: say.first('message') ?? '' },
        ],
      }}
    />
  );
};

export const result: ResultPart<Told, InsuredAnswers> = { answersFrom, View: InsuredResultView };
