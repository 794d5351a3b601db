import { isoDate } from '#law/date.ts';
import type { Told as RetirementTold } from '#tools/retirement/questions.ts';
import type { Telling } from './steps.ts';

// People invented for the tests, as they answer each tool.

/** Meets one rule of retirement on 20/11/2026, and others later. */
export const vera: Telling<RetirementTold> = {
  sex: 'woman',
  birthDate: isoDate('1966-08-20'),
  firstInsured: 'untilReform',
  time: { years: 32, months: 3, days: 0 },
  timeAtReform: { years: 25, months: 3, days: 0 },
  carenciaMonths: 180,
  isTeacher: false,
  disability: 'none',
};
