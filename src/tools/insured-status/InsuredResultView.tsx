import type { CitationKey } from '#law/citations.ts';
import { yearOf } from '#law/date.ts';
import type { InsuredAnswers } from '#rules/insured-status/answers.ts';
import { insuredStatus } from '#rules/insured-status/insured-status.ts';
import { isOfWork } from '#rules/insured-status/terms.ts';
import type { ResultPart, Shown } from '../frame/shown.ts';
import { ToolResult } from '../result/ToolResult.tsx';
import { Account } from './Account.tsx';
import { answerOf, hangsOnMonths } from './answer.tsx';
import { answersFrom } from './answers-from.ts';
import { chatLines } from './chat-lines.ts';
import { carenciaCitations, citationsOfWork, commonCitations } from './citations.ts';
import { MayChange } from './MayChange.tsx';
import type { Told } from './questions.ts';
import { summaryOf, tellingOf } from './wording.ts';

/** The result: until when, how it was counted, what may change it. */
const InsuredResultView = (shown: Shown<Told, InsuredAnswers>) => {
  const { answers, today } = shown;
  const status = insuredStatus(answers, today);
  const { event, kind } = tellingOf(status);
  const told: Told = { ...shown.told, event, kind };
  const keys: readonly CitationKey[] = [
    ...status.citations,
    ...(told.event === 'stillReceiving' ? (['lei-8213-15-i'] as const) : []),
    ...status.happenings.flatMap((happening) =>
      isOfWork(happening.event) ? citationsOfWork(happening.kind) : [],
    ),
    ...commonCitations,
    ...(hangsOnMonths(status, told) ? carenciaCitations : []),
  ];
  return (
    <ToolResult
      shown={shown}
      answer={answerOf(status, told, today)}
      account={<Account status={status} />}
      mayChange={<MayChange status={status} told={told} />}
      year={yearOf(today)}
      keys={keys}
      summary={summaryOf(status, told)}
      chat={{
        greeting: 'Olá! Quero saber até quando vai a proteção do INSS.',
        lines: chatLines(shown, status),
      }}
    />
  );
};

export const result: ResultPart<Told, InsuredAnswers> = { answersFrom, View: InsuredResultView };
