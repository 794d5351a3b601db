import type { IncapacityAnswers } from '#rules/permanent-incapacity/answers.ts';
import { Tool, type ToolDescription } from '../frame/Tool.tsx';
import type { ToolSetting } from '../frame/tool-setting.ts';
import { questions, type Told } from './questions.ts';

const tool: ToolDescription<Told, IncapacityAnswers> = {
  questions,
  loadResult: async () => (await import('./PermanentIncapacityResultView.tsx')).result,
};

/** "Invalidez: quanto seria?": what the retirement would pay, by cause and time, and the 25 %. */
export const PermanentIncapacityTool = ({ setting }: { setting: ToolSetting }) => (
  <Tool tool={tool} setting={setting} />
);
