import { todayInBrasilia } from '#words/typed-date.ts';
import { lazyResult } from '../frame/lazy-result.tsx';
import { ToolIsland } from '../frame/ToolIsland.tsx';
import { ToolStages } from '../frame/ToolStages.tsx';
import type { ToolSetting } from '../frame/tool-setting.ts';
import { useStages } from '../frame/use-stages.ts';
import { PensionQuestions } from './PensionQuestions.tsx';
import { type PensionForm, readAnswers } from './read-answers.ts';
import { recount } from './recount.ts';

const { Result, prefetch } = lazyResult(
  async () => (await import('./PensionResultView.tsx')).PensionResultView,
);

const Tool = ({ setting }: { setting: ToolSetting }) => {
  const stages = useStages<PensionForm>(true);
  return (
    <ToolStages
      stages={stages}
      title="Responda com calma"
      read={(form) => {
        prefetch();
        return readAnswers(form, todayInBrasilia(new Date()));
      }}
      recount={recount}
      questions={(asked) => <PensionQuestions {...asked} />}
      result={(answers, shown) => <Result form={answers} {...shown} setting={setting} />}
    />
  );
};

/** "De quanto é a pensão, e até quando?": who shares it, how much, and how long each part lasts. */
export const SurvivorPensionTool = ({ setting }: { setting: ToolSetting }) => (
  <ToolIsland setting={setting}>
    <Tool setting={setting} />
  </ToolIsland>
);
