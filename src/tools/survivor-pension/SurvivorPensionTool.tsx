import { toolOf } from '../frame/Tool.tsx';
import { questions } from './questions.ts';

/** "De quanto é a pensão, e até quando?": who shares it, how much, and how long each part lasts. */
export const SurvivorPensionTool = toolOf({
  questions,
  loadResult: async () => (await import('./PensionResultView.tsx')).result,
});
