import { toolOf } from '../frame/Tool.tsx';
import { questions } from './questions.ts';

/** "Até quando estou coberto?": the safe day, and how far the cover may reach. */
export const InsuredStatusTool = toolOf({
  questions,
  loadResult: async () => (await import('./InsuredResultView.tsx')).result,
});
