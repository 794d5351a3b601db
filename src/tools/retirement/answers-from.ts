import type { IsoDate } from '#law/date.ts';
import type { RetirementAnswers } from '#rules/retirement/answers.ts';
import { atReform, type Told } from './questions.ts';

/** What was told, as the rules ask for it. */
export function answersFrom(told: Told, referenceDate: IsoDate): RetirementAnswers {
  const { sex, birthDate, firstInsured, time, carenciaMonths } = told;
  const { teaching, disability, disabilityTime } = told;
  const timeAtReform =
    told.neverStopped && time ? atReform(time, referenceDate) : told.timeAtReform;
  const teachingAtReform =
    told.taughtWithoutStop && teaching ? atReform(teaching, referenceDate) : told.teachingAtReform;
  return {
    referenceDate,
    sex,
    birthDate,
    firstInsured,
    time,
    timeAtReform,
    lastContribution: told.lastContribution,
    reducedPlanMonths: told.reducedPlanMonths ?? 'unknown',
    reducedPlanMonthsAtReform: told.reducedPlanMonthsAtReform ?? 'unknown',
    carenciaMonths,
    teaching: told.isTeacher ? { time: teaching, timeAtReform: teachingAtReform } : undefined,
    disability:
      disability === undefined || disability === 'none'
        ? disability
        : { time: disabilityTime, ...(disability !== 'noDegree' && { degree: disability }) },
  };
}
