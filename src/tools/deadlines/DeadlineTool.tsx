import { Tool, type ToolDescription } from '../frame/Tool.tsx';
import type { ToolSetting } from '../frame/tool-setting.ts';
import { questions, type Told } from './questions.ts';

const tool: ToolDescription<Told, Told> = {
  questions,
  loadResult: async () => (await import('./DeadlineResultView.tsx')).result,
};

/** "Até que dia?": what happened and a date in; the safe day and the legal limit out. */
export const DeadlineTool = ({ setting }: { setting: ToolSetting }) => (
  <Tool tool={tool} setting={setting} />
);
