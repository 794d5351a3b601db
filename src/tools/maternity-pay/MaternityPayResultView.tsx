import { CaptionedTable } from '#components/tables/CaptionedTable.tsx';
import type { IsoDate } from '#law/date.ts';
import texts from '#results/salario-maternidade.yaml';
import { daysBetween } from '#rules/calendar.ts';
import { figuresOfEvent } from '#rules/figures.ts';
import type { MaternityAnswers } from '#rules/maternity-pay/answers.ts';
import { type MaternityPay, maternityPay } from '#rules/maternity-pay/maternity-pay.ts';
import type { ResultPart, Shown } from '../frame/shown.ts';
import { missingYearOf } from '../result/old-figures.ts';
import { ToolResult } from '../result/ToolResult.tsx';
import { type Sayer, sayerOf } from '../sentences/result-words.ts';
import { SaidReminder } from '../sentences/SaidReminder.tsx';
import { SaidChanges, saidAccount, saidAnswer } from '../sentences/said.tsx';
import { answerLines } from '../talk/answer-lines.ts';
import { answersFrom } from './answers-from.ts';
import type { Told } from './questions.ts';
import { resultWords, spanInWords } from './result-words.ts';

type Say = Sayer<typeof resultWords.parts>;

/** Each way in which the days may fall otherwise, side by side. */
const OtherDays = ({ result: { period, others }, say }: { result: MaternityPay; say: Say }) =>
  others.length > 0 && (
    <CaptionedTable caption="Cada caso, com as suas datas" columns={['Se…', 'Então']}>
      <tbody>
        {[{ ...period, ifHold: 'nenhum' as const }, ...others].map((one) => (
          <tr key={one.ifHold}>
            <th scope="row">{say.one('words', one.ifHold)}</th>
            <td>{spanInWords(one)}</td>
          </tr>
        ))}
      </tbody>
    </CaptionedTable>
  );

/** A reminder of a day farther off would only tempt to wait. */
const nearDays = 366;

function reminder({ payer, asking, askBy }: MaternityPay, day: IsoDate, today: IsoDate, say: Say) {
  const isNear = asking === 'ok' && daysBetween(today, askBy.safeDay) <= nearDays;
  if (payer !== 'inss' || !isNear) return undefined;
  const { safeDay, legalLimit } = askBy;
  return (
    <SaidReminder
      name="salario-maternidade-inss"
      countedFrom={day}
      safeDay={safeDay}
      legalLimit={legalLimit}
      say={say}
    />
  );
}

/** The line to keep, or to send to somebody in the family. */
function summaryOf({ asking }: MaternityPay, ofEarlierYear: string[], say: Say) {
  const [subject, ...until] = say.all('summary');
  const worth = [say.first('decides'), ...ofEarlierYear];
  return [subject, say.first('answer'), ...(asking === 'past' ? [] : worth), ...until];
}

/** The result: days and value, how they were counted, what may change them. */
const MaternityPayResultView = (shown: Shown<Told, MaternityAnswers>) => {
  const { answers, today } = shown;
  const figures = figuresOfEvent(answers.day, today);
  const result = maternityPay(answers, figures, today);
  const say = sayerOf(resultWords, texts, { ...answers, ...result, figures });
  const ofEarlierYear = result.isOfPastYear ? [say.one('reason', 'ano-anterior')] : [];
  return (
    <ToolResult
      isLargeOnPaper
      shown={shown}
      answer={{ ...saidAnswer(say), calendar: reminder(result, answers.day, today, say) }}
      account={saidAccount([...say.all('account'), ...ofEarlierYear])}
      mayChange={
        <>
          <OtherDays result={result} say={say} />
          <SaidChanges say={say} />
        </>
      }
      year={figures.year}
      missingYear={missingYearOf(figures, today)}
      keys={[...result.citations, ...figures.citations]}
      summary={summaryOf(result, ofEarlierYear, say)}
      chat={{
        greeting: say.one('message', 'ola'),
        lines: [
          ...answerLines(shown.recounted),
          {
            id: 'dias',
            text: say.one('message', 'dias'),
            isSensitive: answers.event === 'stillbirth' || answers.event === 'abortion',
          },
        ],
      }}
    />
  );
};

export const result: ResultPart<Told, MaternityAnswers> = {
  answersFrom,
  View: MaternityPayResultView,
};
