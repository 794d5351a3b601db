import { toolOf } from '../frame/Tool.tsx';
import { questions } from './questions.ts';

/** "Até que dia?": what happened and a date in; the safe day and the legal limit out. */
export const DeadlineTool = toolOf({
  questions,
  loadResult: async () => (await import('./DeadlineResultView.tsx')).result,
});
