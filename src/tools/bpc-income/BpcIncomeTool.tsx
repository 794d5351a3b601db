import { todayInBrasilia } from '#words/typed-date.ts';
import { lazyResult } from '../frame/lazy-result.tsx';
import { ToolIsland } from '../frame/ToolIsland.tsx';
import { ToolStages } from '../frame/ToolStages.tsx';
import type { ToolSetting } from '../frame/tool-setting.ts';
import { useStages } from '../frame/use-stages.ts';
import { ApplicantQuestions } from './ApplicantQuestions.tsx';
import { FamilyQuestions } from './FamilyQuestions.tsx';
import { HouseholdQuestions } from './HouseholdQuestions.tsx';
import { type BpcForm, readAnswers } from './read-answers.ts';
import { recount } from './recount.ts';

const { Result, prefetch } = lazyResult(
  async () => (await import('./BpcIncomeResultView.tsx')).BpcIncomeResultView,
);

const Tool = ({ setting }: { setting: ToolSetting }) => {
  const stages = useStages<BpcForm>(true);
  return (
    <ToolStages
      stages={stages}
      read={(form) => {
        prefetch();
        return readAnswers(form, todayInBrasilia(new Date()));
      }}
      recount={recount}
      questions={(asked) => (
        <>
          <ApplicantQuestions {...asked} />
          <HouseholdQuestions {...asked} />
          <FamilyQuestions {...asked} />
        </>
      )}
      result={(answers, shown) => <Result form={answers} {...shown} setting={setting} />}
    />
  );
};

/** "Qual é a renda da minha família para o BPC?": the household in, the income per person out. */
export const BpcIncomeTool = ({ setting }: { setting: ToolSetting }) => (
  <ToolIsland setting={setting}>
    <Tool setting={setting} />
  </ToolIsland>
);
