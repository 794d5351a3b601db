import { CaptionedTable } from '#components/tables/CaptionedTable.tsx';
import type { IsoDate } from '#law/date.ts';
import texts from '#results/salario-maternidade.yaml';
import { daysBetween } from '#rules/calendar.ts';
import { figuresOfEvent } from '#rules/figures.ts';
import type { MaternityAnswers } from '#rules/maternity-pay/answers.ts';
import { type MaternityPay, maternityPay } from '#rules/maternity-pay/maternity-pay.ts';
import type { ResultPart, Shown } from '../frame/shown.ts';
import { type Sayer, sayerOf } from '../sentences/result-words.ts';
import { SaidReminder } from '../sentences/SaidReminder.tsx';
import { SaidResult } from '../sentences/SaidResult.tsx';
import type { Told } from './questions.ts';
import { resultWords, spanInWords } from './result-words.ts';

type Say = Sayer<typeof resultWords.parts>;

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
    <SaidResult
      isLargeOnPaper
      shown={shown}
      say={say}
      figures={figures}
      calendar={reminder(result, answers.day, today, say)}
      account={[...say.all('account'), ...ofEarlierYear]}
      table={
        result.others.length > 0 && (
          <CaptionedTable
            caption="Cada caso, com as suas datas"
            columns={['Se…', 'Então']}
            rows={[{ ...result.period, ifHold: 'nenhum' as const }, ...result.others].map((one) => [
              say.one('words', one.ifHold),
              spanInWords(one),
            ])}
          />
        )
      }
      keys={result.citations}
      summary={summaryOf(result, ofEarlierYear, say)}
      lines={[
        {
          id: 'dias',
          text: say.one('message', 'dias'),
          isSensitive: answers.event === 'stillbirth' || answers.event === 'abortion',
        },
      ]}
    />
  );
};

export const result: ResultPart<Told, MaternityAnswers> = {
  answersFrom: ({ event, kind, day, leave, leaveDay, stay, discharge, payCents, months }) => ({
    event,
    kind,
    day,
    leave: leaveDay ?? (leave === 'atBirth' ? leave : undefined),
    stay: discharge ? { discharge } : stay === 'discharged' ? undefined : stay,
    payCents,
    months,
  }),
  View: MaternityPayResultView,
};
