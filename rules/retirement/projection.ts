import type { RetirementAnswers } from './answers.ts';
import type { Have } from './demand.ts';
import { legalDays, legalDaysSince, wholeMonthsIn, type YearsMonthsDays } from './legal-days.ts';

/** What the person will have on each day, in legal days, if contributions go on without a gap. */
export interface Projection {
  age: Have;
  time: Have | undefined;
  teaching: Have | undefined;
  disabilityTime: Have | undefined;
  /** Monthly contributions: one more for each month that completes. */
  carencia: Have | undefined;
}

/** Carries the answers forward from the reference date. */
export function projectionOf(answers: RetirementAnswers): Projection {
  const { referenceDate, birthDate, time, teaching, disability, carenciaMonths } = answers;

  const sinceReference = legalDaysSince(referenceDate);

  const growing = (told: YearsMonthsDays | undefined): Have | undefined => {
    if (told === undefined) return undefined;
    const atReference = legalDays(told);
    return (day) => atReference + sinceReference(day);
  };

  return {
    age: legalDaysSince(birthDate),
    time: growing(time),
    teaching: growing(teaching?.time),
    disabilityTime: disability === 'none' ? undefined : growing(disability?.time),
    carencia:
      carenciaMonths === undefined
        ? undefined
        : (day) => carenciaMonths + wholeMonthsIn(sinceReference(day)),
  };
}
