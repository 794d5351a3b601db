import type { ContributionAnswers } from '#rules/contribution-cost/answers.ts';
import { Tool, type ToolDescription } from '../frame/Tool.tsx';
import type { ToolSetting } from '../frame/tool-setting.ts';
import { questions, type Told } from './questions.ts';

const tool: ToolDescription<Told, ContributionAnswers> = {
  questions,
  loadResult: async () => (await import('./ContributionCostResultView.tsx')).result,
};

/** "Quanto custa pagar o INSS?": each plan, the due day, what it counts for, what completes a month. */
export const ContributionCostTool = ({ setting }: { setting: ToolSetting }) => (
  <Tool tool={tool} setting={setting} />
);
