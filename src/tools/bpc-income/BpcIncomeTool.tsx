import { toolOf } from '../frame/Tool.tsx';
import { questions } from './questions.ts';

/** "Qual é a renda da minha família para o BPC?": the household in, the income per person out. */
export const BpcIncomeTool = toolOf({
  questions,
  loadResult: async () => (await import('./BpcIncomeResultView.tsx')).result,
});
