import { reform } from '#law/reform.ts';
import { dayNumberOf, monthNumberOf } from '../calendar.ts';
import type { RetirementAnswers } from './answers.ts';
import { carencia } from './requirements.ts';

/**
 * With the most carencia that there may be: all that is still to be checked or, where it is not known
 * at all, as if it had been complete since the reform. For days that rest on it alone.
 */
export function withCarenciaAtBest(answers: RetirementAnswers): RetirementAnswers {
  const { referenceDate, carenciaMonths, carenciaToCheck = 0 } = answers;
  const sinceReform = Math.max(
    0,
    monthNumberOf(dayNumberOf(referenceDate)) - monthNumberOf(dayNumberOf(reform)),
  );
  return {
    ...answers,
    carenciaMonths:
      carenciaMonths === undefined ? carencia + sinceReform : carenciaMonths + carenciaToCheck,
    carenciaToCheck: 0,
  };
}
