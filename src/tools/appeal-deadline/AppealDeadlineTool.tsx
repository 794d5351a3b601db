import { Tool, type ToolDescription } from '../frame/Tool.tsx';
import type { ToolSetting } from '../frame/tool-setting.ts';
import { questions, type Told } from './questions.ts';

const tool: ToolDescription<Told, Told> = {
  questions,
  loadResult: async () => (await import('./AppealResultView.tsx')).result,
};

/** "Até quando posso recorrer?": one date in, the safe day and the legal limit out. */
export const AppealDeadlineTool = ({ setting }: { setting: ToolSetting }) => (
  <Tool tool={tool} setting={setting} />
);
