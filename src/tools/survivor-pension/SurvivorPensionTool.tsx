import type { PensionAnswers } from '#rules/survivor-pension/answers.ts';
import { Tool, type ToolDescription } from '../frame/Tool.tsx';
import type { ToolSetting } from '../frame/tool-setting.ts';
import { questions, type Told } from './questions.ts';

const tool: ToolDescription<Told, PensionAnswers> = {
  questions,
  loadResult: async () => (await import('./PensionResultView.tsx')).result,
};

/** "De quanto é a pensão, e até quando?": who shares it, how much, and how long each part lasts. */
export const SurvivorPensionTool = ({ setting }: { setting: ToolSetting }) => (
  <Tool tool={tool} setting={setting} />
);
