import { yearOf } from '#law/date.ts';
import type { PensionAnswers } from '#rules/survivor-pension/answers.ts';
import type { Compared } from '#rules/survivor-pension/survivor-pension.ts';
import type { Shown } from '../frame/shown.ts';
import { CriteriaList } from '../result/CriteriaList.tsx';
import { missingYearOf } from '../result/old-figures.ts';
import { ToolResult } from '../result/ToolResult.tsx';
import { answerOf } from './answer.tsx';
import { hasDisputed, peopleOf } from './answers-from.ts';
import { chatLines, greeting } from './chat-lines.ts';
import { citationsOf } from './citations-of.ts';
import { amountNotes, headlineOf } from './headline.ts';
import { InsuredPart } from './InsuredPart.tsx';
import { OpenPoints } from './OpenPoints.tsx';
import { analysisPoints, leftOutFor, noCover, otherPension } from './open-points.ts';
import { PartsOverTime } from './PartsOverTime.tsx';
import { PersonPart } from './PersonPart.tsx';
import { askBy, askInWords, paymentCriteria, paymentNotes } from './payment-wording.ts';
import { nameIn } from './people.ts';
import type { Told } from './questions.ts';
import { sharedInWords } from './share-wording.ts';
import { unlikely } from './unlikely.ts';

interface Props {
  shown: Shown<Told, PensionAnswers>;
  result: Compared;
}

/** How much, until when and by when to ask; who and why; what is left open. */
export const ComparedView = ({ shown, result }: Props) => {
  const { answers, told, today } = shown;
  const { request } = answers;
  const people = peopleOf(told);
  const nameOf = nameIn(people);
  const payments = paymentCriteria(result.dependants, nameOf);
  const points = analysisPoints(result);
  const by = askBy(result.dependants);
  const isRequested = typeof request === 'string' && request !== 'notYet';
  return (
    <ToolResult
      shown={shown}
      answer={answerOf(result, today, {
        death: told.death,
        isRequested,
        isDisputed: hasDisputed(told),
        nameOf,
      })}
      account={
        <>
          {amountNotes(result, today).map((note) => (
            <p key={note}>{note}</p>
          ))}
          <PartsOverTime result={result} nameOf={nameOf} />
          {payments.length > 0 && (
            <>
              <h4>Desde quando se paga</h4>
              {paymentNotes(result.dependants).map((note) => (
                <p key={note}>{note}</p>
              ))}
              <CriteriaList criteria={payments} />
            </>
          )}
          <h4>Quem divide, e por quê</h4>
          <InsuredPart result={result} />
          {result.dependants.map((dependant) => (
            <PersonPart key={dependant.id} dependant={dependant} name={nameOf(dependant.id)} />
          ))}
        </>
      }
      mayChange={
        <>
          {unlikely(answers, nameOf).map((text) => (
            <p key={text}>{text}</p>
          ))}
          <OpenPoints points={[...points, ...(answers.partner ? [otherPension] : []), noCover]} />
          <p>O INSS ainda confere os documentos.</p>
        </>
      }
      leftOut={<OpenPoints points={leftOutFor(told.death)} />}
      year={result.figures?.year ?? yearOf(today)}
      missingYear={missingYearOf(result.figures, today)}
      keys={citationsOf(result, told.death)}
      summary={sharedInWords(
        headlineOf(result, today),
        isRequested || !by ? undefined : askInWords(by, today),
      )}
      chat={{ greeting, lines: chatLines({ answers, people, today }, result) }}
    />
  );
};
