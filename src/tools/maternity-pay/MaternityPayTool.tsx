import type { MaternityAnswers } from '#rules/maternity-pay/answers.ts';
import { Tool, type ToolDescription } from '../frame/Tool.tsx';
import type { ToolSetting } from '../frame/tool-setting.ts';
import { questions, type Told } from './questions.ts';

const tool: ToolDescription<Told, MaternityAnswers> = {
  questions,
  loadResult: async () => (await import('./MaternityPayResultView.tsx')).result,
};

/** "Salário-maternidade: quanto e até quando?": the days, what a month pays, and until when to ask. */
export const MaternityPayTool = ({ setting }: { setting: ToolSetting }) => (
  <Tool tool={tool} setting={setting} />
);
