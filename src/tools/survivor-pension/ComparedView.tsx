import type { PensionAnswers } from '#rules/survivor-pension/answers.ts';
import type { Compared } from '#rules/survivor-pension/survivor-pension.ts';
import { CriteriaList } from '../frame/CriteriaList.tsx';
import type { Shown } from '../frame/shown.ts';
import { ToolResult } from '../frame/ToolResult.tsx';
import styles from '../frame/tool.module.css';
import { AskInss } from './AskInss.tsx';
import { peopleOf } from './answers-from.ts';
import { chatLines, greeting } from './chat-lines.ts';
import { citationsOf } from './citations-of.ts';
import { InsuredPart } from './InsuredPart.tsx';
import { OpenPoints } from './OpenPoints.tsx';
import { analysisPoints, leftOut } from './open-points.ts';
import { PartsOverTime } from './PartsOverTime.tsx';
import { PensionHeadline } from './PensionHeadline.tsx';
import { PersonPart } from './PersonPart.tsx';
import { paymentCriteria, paymentNotes } from './payment-wording.ts';
import pension from './pension-result.module.css';
import { nameIn } from './people.ts';
import type { Told } from './questions.ts';
import { unlikely } from './unlikely.ts';

interface Props {
  shown: Shown<Told, PensionAnswers>;
  result: Compared;
}

/** How much, until when, who and why, from when; what is left open, and where to ask. */
export const ComparedView = ({ shown, result }: Props) => {
  const { answers, told, today, heading, setting } = shown;
  const { links } = setting;
  const { request } = answers;
  const people = peopleOf(told);
  const nameOf = nameIn(people);
  const payments = paymentCriteria(result.dependants, nameOf);
  const points = analysisPoints(result);
  return (
    <ToolResult
      shown={shown}
      answer={<PensionHeadline result={result} today={today} heading={heading} setting={setting} />}
      note={unlikely(answers, nameOf).map((text) => <p key={text}>{text}</p>)}
      keys={citationsOf(result)}
      chat={{
        label: 'Conversar sobre a pensão',
        greeting,
        lines: chatLines({ answers, people, today }, result),
      }}
    >
      <PartsOverTime result={result} nameOf={nameOf} />
      {payments.length > 0 && (
        <section>
          <h3>Desde quando se paga</h3>
          {paymentNotes(result.dependants).map((note) => (
            <p key={note}>{note}</p>
          ))}
          <div className={pension.parts}>
            <CriteriaList criteria={payments} links={links} />
          </div>
        </section>
      )}
      <section>
        <h3>Quem divide, e por quê</h3>
        <div className={pension.parts}>
          <InsuredPart result={result} links={links} />
          {result.dependants.map((dependant) => (
            <PersonPart
              key={dependant.id}
              dependant={dependant}
              name={nameOf(dependant.id)}
              links={links}
            />
          ))}
        </div>
      </section>
      {points.length > 0 && (
        <section>
          <h3>O que precisa de análise</h3>
          <OpenPoints points={points} links={links} />
        </section>
      )}
      <section className={styles.aside}>
        <h3>O que esta conta não considera</h3>
        <OpenPoints points={leftOut} links={links} isCompact />
      </section>
      <AskInss requested={typeof request === 'string' && request !== 'notYet'} />
    </ToolResult>
  );
};
