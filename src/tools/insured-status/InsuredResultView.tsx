import { CaptionedTable } from '#components/tables/CaptionedTable.tsx';
import { type IsoDate, yearOf } from '#law/date.ts';
import type { Happening, InsuredAnswers } from '#rules/insured-status/answers.ts';
import { manyContributions } from '#rules/insured-status/extensions.ts';
import { type InsuredStatus, insuredStatus } from '#rules/insured-status/insured-status.ts';
import { isOfWork } from '#rules/insured-status/terms.ts';
import { longDate } from '#words/dates.ts';
import { capitalised } from '#words/phrases.ts';
import type { ResultPart, Shown } from '../frame/shown.ts';
import type { Answer } from '../result/AnswerCard.tsx';
import { CountSteps } from '../result/CountSteps.tsx';
import { ToolResult } from '../result/ToolResult.tsx';
import { SaidReminder } from '../sentences/SaidReminder.tsx';
import { Paragraphs } from '../sentences/Sentence.tsx';
import { saidAnswer } from '../sentences/said.tsx';
import { answerLines } from '../talk/answer-lines.ts';
import { CoverBand } from './CoverBand.tsx';
import { carenciaCitations, citationsOfWork, commonCitations } from './citations.ts';
import { Doubts } from './Doubts.tsx';
import { lastEventOf, type Told, type ToldHappening, worksOn } from './questions.ts';
import { hangsOnMonths, tellingOf } from './result-words.ts';
import { type Say, sayOf } from './say.ts';
import { countInWords, nameOf } from './say-cover.ts';

const happeningOf = (happening: ToldHappening): Happening => ({
  event: lastEventOf(happening),
  kind: happening.kind,
  month: happening.month,
});

/** What was told, as the rule takes it. */
export const answersFrom = (told: Told): InsuredAnswers => {
  const { others, paid, unemployment } = told;
  return {
    ...happeningOf(told),
    others: others?.map(happeningOf),
    paid: {
      least: paid === 'over' || paid === 'overThenLost' ? manyContributions + 1 : 0,
      most: paid === 'upTo' ? manyContributions : undefined,
    },
    lostSince: paid === 'overThenLost',
    unemployment: worksOn(told) ? 'none' : unemployment,
  };
};

/** The safe day, how far it may reach, and what to do. */
export const answerOf = (status: InsuredStatus, say: Say, today: IsoDate): Answer => ({
  ...saidAnswer(say),
  reason: <Paragraphs of={say.all('reason')} />,
  calendar: status.standing === 'covered' && (
    <SaidReminder
      name="protecao-inss"
      countedFrom={status.event}
      safeDay={status.sure.until}
      say={say}
    />
  ),
  picture: <CoverBand status={status} today={today} />,
});

interface Props {
  status: InsuredStatus;
  say: Say;
}

/** The count of what protects longest, and the others beside it. */
const Account = ({ status, say }: Props) => (
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

/** How to stay covered, while there is time; what a payment after the event does not do. */
const ToKeep = ({ status: { standing }, say: { one } }: Props) => {
  const isCovered = standing === 'covered';
  const lastMonth = isCovered ? `${one('words', 'como-pagar.ultimo-mes')} ` : '';
  return (
    <>
      <h4>{one('words', isCovered ? 'para-continuar' : 'para-voltar')}</h4>
      <ul>
        {(['com-carteira', 'por-conta-propria', 'no-campo', 'sem-trabalho'] as const).map((way) => (
          <li key={way}>{one('words', way)}</li>
        ))}
      </ul>
      <Paragraphs of={[lastMonth + one('words', 'como-pagar.guia'), one('words', 'pagar-agora')]} />
    </>
  );
};

/** The result: until when, how it was counted, what may change it. */
const InsuredResultView = (shown: Shown<Told, InsuredAnswers>) => {
  const { answers, today } = shown;
  const status = insuredStatus(answers, today);
  const told: Told = { ...shown.told, ...tellingOf(status) };
  const say = sayOf(status, told);
  return (
    <ToolResult
      shown={shown}
      answer={answerOf(status, say, today)}
      account={<Account status={status} say={say} />}
      mayChange={
        <>
          <Doubts status={status} />
          <Paragraphs of={say.all('mayChange')} />
          {status.standing !== 'current' && <ToKeep status={status} say={say} />}
        </>
      }
      year={yearOf(today)}
      keys={[
        ...status.citations,
        ...(told.event === 'stillReceiving' ? (['lei-8213-15-i'] as const) : []),
        ...status.happenings.flatMap(({ event, kind }) =>
          isOfWork(event) ? citationsOfWork(kind) : [],
        ),
        ...commonCitations,
        ...(hangsOnMonths({ status, told }) ? carenciaCitations : []),
      ]}
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
