import type { RetirementAnswers } from '#rules/retirement/answers.ts';
import { Tool, type ToolDescription } from '../frame/Tool.tsx';
import type { ToolSetting } from '../frame/tool-setting.ts';
import { contradictions } from './contradictions.ts';
import { answersFrom, questions, type Told } from './questions.ts';

const tool: ToolDescription<Told, RetirementAnswers> = {
  questions,
  answersFrom,
  contradictions,
  loadResult: async () => (await import('./RetirementResultView.tsx')).RetirementResultView,
};

/** "Quanto falta para eu me aposentar?": each rule, criterion by criterion, on a line of time. */
export const RetirementTool = ({ setting }: { setting: ToolSetting }) => (
  <Tool tool={tool} setting={setting} />
);
