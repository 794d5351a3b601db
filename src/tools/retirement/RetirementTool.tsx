import { toolOf } from '../frame/Tool.tsx';
import { questions } from './questions.ts';

/** "Quanto falta para eu me aposentar?": each rule, criterion by criterion, on a line of time. */
export const RetirementTool = toolOf({
  questions,
  loadResult: async () => (await import('./RetirementResultView.tsx')).result,
});
