import type { RetirementAnswers } from '#rules/retirement/answers.ts';
import { ResultFoot } from '../frame/ResultFoot.tsx';
import { TakeToChat } from '../frame/TakeToChat.tsx';
import { ToldAnswers } from '../frame/ToldAnswers.tsx';
import type { ShownResult } from '../frame/ToolStages.tsx';
import frame from '../frame/tool.module.css';
import type { ToolSetting } from '../frame/tool-setting.ts';
import { ClosedRules } from './ClosedRules.tsx';
import { chatLines } from './chat-lines.ts';
import { citationsOf } from './citations-of.ts';
import { DatedRules } from './DatedRules.tsx';
import { NotConsidered } from './NotConsidered.tsx';
import { OpenRules } from './OpenRules.tsx';
import { OtherRules } from './OtherRules.tsx';
import { outlookOf } from './outlook.ts';
import { recount } from './recount.ts';
import { headline, toldInOneLine } from './result-words.ts';

interface Props extends ShownResult {
  answers: RetirementAnswers;
  setting: ToolSetting;
}

/** The result: the soonest day, the official simulator, every rule, what is left out, the message. */
export const RetirementResultView = ({ answers, heading, onChange, setting }: Props) => {
  const outlook = outlookOf(answers);
  const { links, year, number } = setting;
  const { dated, open, closed, information } = outlook;
  return (
    <div className={frame.result}>
      <div className={frame.answer}>
        <h2 ref={heading} tabIndex={-1}>
          {headline(outlook, answers.referenceDate)}
        </h2>
        <p>{toldInOneLine(answers)}</p>
        {dated[0]?.restsOnCarencia && (
          <p>Você não informou a carência. As datas só valem se ela já tiver 180 meses.</p>
        )}
        <p>
          <b>Confira primeiro no simulador oficial.</b> Entre no{' '}
          <a href="https://meu.inss.gov.br">Meu INSS</a> e toque em “Simular Aposentadoria”. O
          telefone <a href="tel:135">135</a> também informa.
        </p>
      </div>
      <ToldAnswers answers={recount(answers)} onChange={onChange} />
      <div className={frame.columns}>
        {dated.length > 0 && <DatedRules dated={dated} answers={answers} links={links} />}
        {open.length > 0 && <OpenRules rules={open} answers={answers} links={links} />}
        {closed.length > 0 && <ClosedRules rules={closed} answers={answers} links={links} />}
        <OtherRules information={information} links={links} />
        <NotConsidered links={links} />
      </div>
      <ResultFoot
        today={answers.referenceDate}
        year={year}
        keys={citationsOf(outlook)}
        links={links}
      />
      <TakeToChat
        number={number}
        label="Conversar sobre as regras"
        greeting="Olá! Tenho dúvidas sobre as regras de aposentadoria."
        lines={chatLines(answers, outlook)}
      />
    </div>
  );
};
