import { Tool, type ToolDescription } from '../frame/Tool.tsx';
import type { ToolSetting } from '../frame/tool-setting.ts';
import type { Asked } from './answers-from.ts';
import { questions, type Told } from './questions.ts';

const tool: ToolDescription<Told, Asked> = {
  questions,
  loadResult: async () => (await import('./IncapacityPayResultView.tsx')).result,
};

/** "Auxílio-doença ou invalidez: quanto?": what the one or the other would pay. */
export const IncapacityPayTool = ({ setting }: { setting: ToolSetting }) => (
  <Tool tool={tool} setting={setting} />
);
