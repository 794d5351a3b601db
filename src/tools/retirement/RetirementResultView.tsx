import { yearOf } from '#law/date.ts';
import type { RetirementAnswers } from '#rules/retirement/answers.ts';
import type { Shown } from '../frame/shown.ts';
import { ToolResult } from '../frame/ToolResult.tsx';
import frame from '../frame/tool.module.css';
import { ClosedRules } from './ClosedRules.tsx';
import { chatLines } from './chat-lines.ts';
import { citationsOf } from './citations-of.ts';
import { unlikely } from './contradictions.ts';
import { DatedRules } from './DatedRules.tsx';
import { NotConsidered } from './NotConsidered.tsx';
import { OpenRules } from './OpenRules.tsx';
import { OtherRules } from './OtherRules.tsx';
import { outlookOf } from './outlook.ts';
import type { Told } from './questions.ts';
import { headline, toldInOneLine } from './result-words.ts';

/** The result: the soonest day, the official simulator, every rule, what is left out, the message. */
export const RetirementResultView = (shown: Shown<Told, RetirementAnswers>) => {
  const { answers, heading } = shown;
  const { links } = shown.setting;
  const outlook = outlookOf(answers);
  const { dated, open, closed, information } = outlook;
  return (
    <ToolResult
      shown={shown}
      answer={
        <div className={frame.answer}>
          <h2 ref={heading} tabIndex={-1}>
            {headline(outlook, answers.referenceDate)}
          </h2>
          <p>{toldInOneLine(answers)}</p>
          {unlikely(answers).map((text) => (
            <p key={text}>{text}</p>
          ))}
          {answers.reducedPlanMonths === 'unknown' && (
            <p>
              Você não informou os meses de MEI, 5% ou 11%. Eles não contam nas regras de pontos,
              idade que sobe e pedágio, nem no tempo da pessoa com deficiência: as datas só valem se
              não houve nenhum.
            </p>
          )}
          {dated[0]?.restsOnCarencia && (
            <p>Você não informou a carência. As datas só valem se ela já tiver 180 meses.</p>
          )}
          <p>
            <b>Confira primeiro no simulador oficial.</b> Entre no{' '}
            <a href="https://meu.inss.gov.br">Meu INSS</a> e toque em “Simular Aposentadoria”. O
            telefone <a href="tel:135">135</a> também informa.
          </p>
        </div>
      }
      year={yearOf(answers.referenceDate)}
      keys={citationsOf(outlook)}
      chat={{
        label: 'Conversar sobre as regras',
        greeting: 'Olá! Tenho dúvidas sobre as regras de aposentadoria.',
        lines: chatLines(shown, outlook),
      }}
    >
      {dated.length > 0 && <DatedRules dated={dated} answers={answers} links={links} />}
      {open.length > 0 && <OpenRules rules={open} answers={answers} links={links} />}
      {closed.length > 0 && <ClosedRules rules={closed} answers={answers} links={links} />}
      <OtherRules information={information} links={links} />
      <NotConsidered links={links} />
    </ToolResult>
  );
};
