import type { RetirementAnswers } from '#rules/retirement/answers.ts';
import { todayInBrasilia } from '#words/typed-date.ts';
import { lazyResult } from '../frame/lazy-result.tsx';
import { ToolIsland } from '../frame/ToolIsland.tsx';
import { ToolStages } from '../frame/ToolStages.tsx';
import type { ToolSetting } from '../frame/tool-setting.ts';
import { useStages } from '../frame/use-stages.ts';
import { RetirementQuestions } from './RetirementQuestions.tsx';
import { readAnswers } from './read-answers.ts';
import { recount } from './recount.ts';

const { Result, prefetch } = lazyResult(
  async () => (await import('./RetirementResultView.tsx')).RetirementResultView,
);

const Tool = ({ setting }: { setting: ToolSetting }) => {
  const stages = useStages<RetirementAnswers>(true);
  return (
    <ToolStages
      stages={stages}
      title="Compare as regras com as suas datas"
      read={(form) => {
        prefetch();
        return readAnswers(form, todayInBrasilia(new Date()));
      }}
      recount={recount}
      questions={(asked) => <RetirementQuestions {...asked} />}
      result={(answers, shown) => <Result answers={answers} {...shown} setting={setting} />}
    />
  );
};

/** "Quanto falta para eu me aposentar?": each rule, criterion by criterion, on a line of time. */
export const RetirementTool = ({ setting }: { setting: ToolSetting }) => (
  <ToolIsland setting={setting}>
    <Tool setting={setting} />
  </ToolIsland>
);
