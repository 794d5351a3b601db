import { toolOf } from '../frame/Tool.tsx';
import { questions } from './questions.ts';

/** "Auxílio-doença ou invalidez: quanto?": what the one or the other would pay. */
export const IncapacityPayTool = toolOf({
  questions,
  loadResult: async () => (await import('./IncapacityPayResultView.tsx')).result,
});
