import { toolOf } from '../frame/Tool.tsx';
import { questions } from './questions.ts';

/** "Quanto custa pagar o INSS?": each plan, the due day, what it counts for, what completes a month. */
export const ContributionCostTool = toolOf({
  questions,
  loadResult: async () => (await import('./ContributionCostResultView.tsx')).result,
});
