import { toolOf } from '../frame/tool-of.tsx';
import { questions } from './questions.ts';

/** "Invalidez: quanto seria?": what the retirement would pay, by cause and time, and the 25 %. */
export const PermanentIncapacityTool = toolOf(
  questions,
  async () => (await import('./PermanentIncapacityResultView.tsx')).result,
);
