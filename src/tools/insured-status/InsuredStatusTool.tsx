import type { InsuredAnswers } from '#rules/insured-status/answers.ts';
import { Tool, type ToolDescription } from '../frame/Tool.tsx';
import type { ToolSetting } from '../frame/tool-setting.ts';
import { questions, type Told } from './questions.ts';

const tool: ToolDescription<Told, InsuredAnswers> = {
  questions,
  loadResult: async () => (await import('./InsuredResultView.tsx')).result,
};

/** "Até quando estou coberto?": the safe day, and how far the cover may reach. */
export const InsuredStatusTool = ({ setting }: { setting: ToolSetting }) => (
  <Tool tool={tool} setting={setting} />
);
