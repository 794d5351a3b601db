import { CaptionedTable } from '#components/tables/CaptionedTable.tsx';
import type { CitationKey } from '#law/citations.ts';
import { yearOf } from '#law/date.ts';
import type { InsuredAnswers } from '#rules/insured-status/answers.ts';
import { type InsuredStatus, insuredStatus } from '#rules/insured-status/insured-status.ts';
import { isOfWork } from '#rules/insured-status/terms.ts';
import { longDate } from '#words/dates.ts';
import { capitalised } from '#words/phrases.ts';
import type { ResultPart, Shown } from '../frame/shown.ts';
import { CountSteps } from '../result/CountSteps.tsx';
import { ToolResult } from '../result/ToolResult.tsx';
import { answerLines } from '../talk/answer-lines.ts';
import { answerOf } from './answer.tsx';
import { answersFrom } from './answers-from.ts';
import { carenciaCitations, citationsOfWork, commonCitations } from './citations.ts';
import { MayChange } from './MayChange.tsx';
import type { Told } from './questions.ts';
import { hangsOnMonths, tellingOf } from './result-words.ts';
import { type Say, sayOf } from './say.ts';
import { countInWords, nameOf } from './say-cover.ts';

/** The count of what protects longest, and the others beside it. */
const Account = ({ status, say }: { status: InsuredStatus; say: Say }) => (
  <>
    <CountSteps steps={countInWords(status)} />
    {status.happenings.length > 1 && (
      <CaptionedTable
        caption="Cada coisa, sozinha"
        columns={['O que houve', 'Protege até']}
        rows={status.happenings.map((happening) => [
          capitalised(nameOf(status, happening)),
          longDate(happening.sure.until) +
            (happening.isSure ? '' : say.one('words', 'se-ainda-valer')),
        ])}
      />
    )}
  </>
);

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
        subject: say.one('message', 'assunto'),
        lines: [
          ...answerLines(shown.recounted),
          { id: 'protecao', text: say.first('message') ?? '' },
        ],
      }}
    />
  );
};

export const result: ResultPart<Told, InsuredAnswers> = { answersFrom, View: InsuredResultView };
