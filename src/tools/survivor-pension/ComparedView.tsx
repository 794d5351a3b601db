import type { Compared } from '#rules/survivor-pension/survivor-pension.ts';
import { CriteriaList } from '../frame/CriteriaList.tsx';
import { ResultFoot } from '../frame/ResultFoot.tsx';
import { TakeToChat } from '../frame/TakeToChat.tsx';
import { ToldAnswers } from '../frame/ToldAnswers.tsx';
import type { ShownResult } from '../frame/ToolStages.tsx';
import styles from '../frame/tool.module.css';
import type { ToolSetting } from '../frame/tool-setting.ts';
import { AskInss } from './AskInss.tsx';
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
import type { PensionForm } from './read-answers.ts';
import { recount } from './recount.ts';

interface Props extends ShownResult {
  form: PensionForm;
  result: Compared;
  setting: ToolSetting;
}

/** How much, until when, who and why, from when; what is left open, and where to ask. */
export const ComparedView = ({ form, result, heading, onChange, setting }: Props) => {
  const { links } = setting;
  const nameOf = nameIn(form.people);
  const payments = paymentCriteria(result.dependants, nameOf);
  const points = analysisPoints(result);
  return (
    <div className={styles.result}>
      <PensionHeadline result={result} today={form.today} heading={heading} setting={setting} />
      <ToldAnswers answers={recount(form)} onChange={onChange} />
      <div className={styles.columns}>
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
        <AskInss
          requested={typeof form.answers.request === 'string' && form.answers.request !== 'notYet'}
        />
      </div>
      <ResultFoot today={form.today} year={setting.year} keys={citationsOf(result)} links={links} />
      <TakeToChat
        number={setting.number}
        label="Conversar sobre a pensão"
        greeting={greeting}
        lines={chatLines(form, result)}
      />
    </div>
  );
};
