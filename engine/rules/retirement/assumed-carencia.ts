import { reform } from '#law/reform.ts';
import { dayNumberOf, monthNumberOf } from '../calendar.ts';
import type { RetirementAnswers } from './answers.ts';
import { carencia } from './requirements.ts';

/**
 * The answers as if the carencia had been complete since the reform: for the days that rest on it
 * alone, shown to who does not know how many months there are.
 */
export const withCarenciaComplete = (answers: RetirementAnswers): RetirementAnswers => ({
  ...answers,
  carenciaMonths:
    carencia +
    Math.max(
      0,
      monthNumberOf(dayNumberOf(answers.referenceDate)) - monthNumberOf(dayNumberOf(reform)),
    ),
});
