import { AverageDoor } from 'virtual:average-door';
import { useEffect, useMemo } from 'react';
import type { Extract } from '#cnis/extract.ts';
import { lacksMonths } from '#cnis/months-told.ts';
import { forbidsTotals, reservationsOf } from '#cnis/reservations.ts';
import { yearOf } from '#law/date.ts';
import { caseFacts, keepCaseFacts } from '#site/case-facts.ts';
import { toolPath } from '#texts/paths.ts';
import type { Shown } from '../../frame/shown.ts';
import { isHere } from '../../left-out/is-here.ts';
import { facts } from '../../questions/facts.ts';
import { toldLength } from '../../questions/lengths.ts';
import { Folded, FoldedAbout } from '../../result/Folded.tsx';
import { ToolResult } from '../../result/ToolResult.tsx';
import { answerOf, answerWithoutTotals, askId, readId } from './answer.tsx';
import { Codes } from './Codes.tsx';
import { chatLines, subjectWith, summaryOf, warningAlone } from './chat-lines.ts';
import { type Counted, citationsOf, countLife, isNothing } from './count-life.ts';
import { waysOn } from './hand-on.ts';
import { LifePicture } from './LifePicture.tsx';
import { MonthsOut } from './MonthsOut.tsx';
import { PrintAlone } from './PrintAlone.tsx';
import { RelationList } from './RelationList.tsx';
import { requestsOf } from './requests.ts';
import { warningOf } from './reservation-words.ts';
import { StillThere } from './StillThere.tsx';
import { Sums } from './Sums.tsx';
import { ToAsk } from './ToAsk.tsx';
import type { ToldLife } from './told-life.ts';
import { WhatWasRead } from './WhatWasRead.tsx';

/** What every result of a life is shown with, counted or not. */
interface ShownLife
  extends Pick<
    Shown<unknown, unknown>,
    'recounted' | 'heading' | 'onChange' | 'onClear' | 'setting' | 'today'
  > {
  told: ToldLife;
}

/** The cautious total, kept for the other tools of the tab that ask for it; none of the answers is. */
function useKeptTime({ time }: Counted, isSure: boolean): void {
  const { written: value } = time.today.least;
  const isKept = isSure && !isNothing(time);
  useEffect(() => {
    if (!isKept) return;
    const others = caseFacts().filter(({ fact }) => fact !== 'time');
    keepCaseFacts([
      ...others,
      { fact: 'time', value, words: `${facts.time}: ${toldLength(value)}` },
    ]);
  }, [value, isKept]);
}

/** What no extract tells of by itself, and this count does not look at. */
const LeftOutOfTool = () => (
  <ul>
    <li>Tempo especial, com ruído, química ou outro perigo à saúde.</li>
    <li>Tempo no campo, sem carteira e sem guia.</li>
    <li>Outros regimes, como o de servidor público, sem certidão (CTC).</li>
    <li>Decisões da Justiça que ainda não estão no extrato.</li>
    <li>Trabalho que o extrato não mostra e a carteira pode provar.</li>
    {!AverageDoor && <li>O valor do benefício: esta página conta só tempo e meses.</li>}
  </ul>
);

/** An extract of which no sum can be right: what was read of it, and nothing that is counted. */
const WithoutTotals = ({
  told,
  extract,
  warning,
  ...shown
}: ShownLife & { extract: Extract; warning: string }) => (
  <ToolResult
    shown={shown}
    answer={answerWithoutTotals(warning, lacksMonths(extract), shown.onClear)}
    parts={
      <>
        <Folded title="O que foi lido, e o que não" id={readId} isOnScreenOnly>
          <WhatWasRead extract={extract} />
        </Folded>
        <Folded title="Cada emprego, pagamento e benefício">
          <RelationList spells={told.spells} />
        </Folded>
        <Folded title="As siglas do seu extrato" isOnScreenOnly>
          <Codes extract={extract} />
        </Folded>
      </>
    }
    leftOut={<LeftOutOfTool />}
    year={yearOf(shown.today)}
    keys={[]}
    summary={[warningAlone(warning)]}
    chat={{ subject: subjectWith(warning), lines: [] }}
    changeLabel="Ler outro extrato"
  />
);

/** An extract says itself which of these months the INSS has validated. */
const hasLowIncome = ({ life, extract }: ToldLife): boolean =>
  !extract && life.spells.some(({ kind }) => kind === 'facultativo');

interface Props extends ShownLife {
  /** Of jobs whose end nobody wrote; who tells their life by hand is asked before. */
  stillThere?: {
    answers: ReadonlyMap<string, boolean>;
    onAnswer: (spell: string, isRunning: boolean) => void;
    onForget: () => void;
  };
  changeLabel?: string;
}

/** What a life comes to: the totals and what to do, and folded below them all that explains it. */
export const LifeResult = ({ told, stillThere, changeLabel, ...shown }: Props) => {
  const counted = useMemo(() => countLife(told.life), [told]);
  const { time } = counted;
  const requests = useMemo(() => requestsOf(told, counted), [told, counted]);
  const { extract } = told;
  const reservations = extract && reservationsOf(extract);
  const warning = reservations && warningOf(reservations);
  const isWithoutTotals = extract && warning && (forbidsTotals(reservations) || isNothing(time));
  useKeptTime(counted, !isWithoutTotals);
  if (isWithoutTotals) {
    return <WithoutTotals {...shown} told={told} extract={extract} warning={warning} />;
  }
  const hasMonthsOut =
    time.leftOut.length > 0 || time.months.some(({ whyNot }) => whyNot.length > 0);
  return (
    <ToolResult
      shown={shown}
      answer={answerOf({
        warning,
        isWithoutMonths: reservations?.isWithoutMonths ?? false,
        counted,
        toAsk: requests.length,
        ways: waysOn(told, counted).filter(({ tool }) => isHere(toolPath(tool))),
        hasLowIncome: hasLowIncome(told),
        onClear: shown.onClear,
      })}
      parts={
        <>
          {stillThere && (
            <StillThere
              told={told}
              jobs={time.openJobs.filter(({ spell }) => !stillThere.answers.has(spell))}
              hasAnswers={stillThere.answers.size > 0}
              heading={shown.heading}
              onAnswer={stillThere.onAnswer}
              onForget={stillThere.onForget}
            />
          )}
          {(requests.length > 0 || hasMonthsOut) && <FoldedAbout>O que falta acertar</FoldedAbout>}
          {requests.length > 0 && (
            <Folded title="O que pedir ao INSS, e com que papel" id={askId}>
              <ToAsk requests={requests} />
            </Folded>
          )}
          {hasMonthsOut && (
            <Folded title="O que não entrou na conta, e por quê">
              <MonthsOut time={time} told={told} />
            </Folded>
          )}
          <FoldedAbout>O que foi informado</FoldedAbout>
          <Folded title="Sua vida de trabalho, em desenho" isOnScreenOnly>
            <LifePicture told={told} time={time} />
          </Folded>
          <Folded title="Cada emprego, pagamento e benefício">
            <RelationList spells={told.spells} />
          </Folded>
          {extract && (
            <>
              <Folded title="As siglas do seu extrato" isOnScreenOnly>
                <Codes extract={extract} />
              </Folded>
              <Folded title="O que foi lido, e o que não" id={readId} isOnScreenOnly>
                <WhatWasRead extract={extract} />
              </Folded>
            </>
          )}
          <FoldedAbout>A conta e a lei</FoldedAbout>
          {/* Each total has a sum of its own: on paper they fill sheets, and come when asked for. */}
          <Folded title="Ver a conta" isOnScreenOnly>
            {/* On a sheet of its own it has to say so too. */}
            {warning && <p>{warning}</p>}
            <Sums told={told} all={counted} />
            <PrintAlone>Imprimir só a conta</PrintAlone>
          </Folded>
          {/* Who tells a life by hand tells no salaries. */}
          {AverageDoor && extract && (
            <AverageDoor told={told} counted={counted} setting={shown.setting} />
          )}
        </>
      }
      leftOut={<LeftOutOfTool />}
      year={yearOf(shown.today)}
      keys={citationsOf(counted)}
      summary={[summaryOf(counted, warning)]}
      chat={{
        subject: subjectWith(warning),
        lines: chatLines(told, counted, requests, warning !== undefined),
      }}
      changeLabel={changeLabel}
    />
  );
};
