import { toolOf } from '../frame/Tool.tsx';
import { questions } from './questions.ts';

/** "Salário-maternidade: quanto e até quando?": the days, what a month pays, and until when to ask. */
export const MaternityPayTool = toolOf({
  questions,
  loadResult: async () => (await import('./MaternityPayResultView.tsx')).result,
});
