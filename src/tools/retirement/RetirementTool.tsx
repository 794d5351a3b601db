import type { RetirementAnswers } from '#rules/retirement/answers.ts';
import { Tool, type ToolDescription } from '../frame/Tool.tsx';
import type { ToolSetting } from '../frame/tool-setting.ts';
import { questions, type Told } from './questions.ts';

const tool: ToolDescription<Told, RetirementAnswers> = {
  questions,
  loadResult: async () => (await import('./RetirementResultView.tsx')).result,
};

/** "Quanto falta para eu me aposentar?": each rule, criterion by criterion, on a line of time. */
export const RetirementTool = ({ setting }: { setting: ToolSetting }) => (
  <Tool tool={tool} setting={setting} />
);
