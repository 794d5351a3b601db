import { useState } from 'react';
import { todayInBrasilia } from '../../../input/date.ts';
import { lazyResult } from '../frame/lazy-result.tsx';
import { ToolIsland } from '../frame/ToolIsland.tsx';
import { ToolStages } from '../frame/ToolStages.tsx';
import type { ToolSetting } from '../frame/tool-setting.ts';
import { useStages } from '../frame/use-stages.ts';
import { ApplicantQuestions } from './ApplicantQuestions.tsx';
import type { ErrorOf } from './error-of.ts';
import { FamilyQuestions } from './FamilyQuestions.tsx';
import { HouseholdQuestions } from './HouseholdQuestions.tsx';
import styles from './household.module.css';
import { type BpcForm, readAnswers } from './read-answers.ts';
import { recount } from './recount.ts';

const { Result, prefetch } = lazyResult(
  async () => (await import('./BpcIncomeResultView.tsx')).BpcIncomeResultView,
);

const Tool = ({ setting }: { setting: ToolSetting }) => {
  const stages = useStages<BpcForm>(true);
  // Counts the clearings: a new form forgets also who was added and what was hidden.
  const [round, setRound] = useState(0);
  const errorOf: ErrorOf = (id) => stages.errors.find(({ fieldId }) => fieldId === id)?.message;
  return (
    <ToolStages
      stages={stages}
      submitLabel="Conferir as respostas"
      read={(form) => {
        prefetch();
        return readAnswers(form, todayInBrasilia(new Date()));
      }}
      recount={recount}
      onClear={() => setRound(round + 1)}
      questions={
        <div key={round} className={styles.questions}>
          <ApplicantQuestions errorOf={errorOf} />
          <HouseholdQuestions errorOf={errorOf} />
          <FamilyQuestions errorOf={errorOf} />
        </div>
      }
      result={(answers, heading) => <Result form={answers} heading={heading} setting={setting} />}
    />
  );
};

/** "Qual é a renda da minha família para o BPC?": the household in, the income per person out. */
export const BpcIncomeTool = ({ setting }: { setting: ToolSetting }) => (
  <ToolIsland setting={setting}>
    <Tool setting={setting} />
  </ToolIsland>
);
