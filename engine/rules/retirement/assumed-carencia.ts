import { reform } from '#law/reform.ts';
import { dayNumberOf, monthNumberOf } from '../calendar.ts';
import type { RetirementAnswers } from './answers.ts';
import { carencia } from './requirements.ts';

/** As if the carencia had been complete since the reform: for days that rest on it alone, where it is not known. */
export const withCarenciaComplete = (answers: RetirementAnswers): RetirementAnswers => ({
  ...answers,
  carenciaMonths:
    carencia +
    Math.max(
      0,
      monthNumberOf(dayNumberOf(answers.referenceDate)) - monthNumberOf(dayNumberOf(reform)),
    ),
});
