import type { BpcIncomeAnswers } from '#rules/bpc-income/answers.ts';
import { Tool, type ToolDescription } from '../frame/Tool.tsx';
import type { ToolSetting } from '../frame/tool-setting.ts';
import { questions, type Told } from './questions.ts';

const tool: ToolDescription<Told, BpcIncomeAnswers> = {
  questions,
  loadResult: async () => (await import('./BpcIncomeResultView.tsx')).result,
};

/** "Qual é a renda da minha família para o BPC?": the household in, the income per person out. */
export const BpcIncomeTool = ({ setting }: { setting: ToolSetting }) => (
  <Tool tool={tool} setting={setting} />
);
