import type { IsoDate } from '#law/date.ts';
import type { RetirementAnswers } from '#rules/retirement/answers.ts';
import type { ClaimedTime } from '#rules/retirement/claimed-time.ts';
import type { RuralWork } from '#rules/retirement/rural-rule.ts';
import { atReform, hasClaimed, type Told, timeAtReformOf } from './questions.ts';

/** What the INSS may still count: of which kinds, and how much of each where that is known. */
export interface Claims extends Readonly<Record<keyof ClaimedTime, boolean>> {
  readonly time: ClaimedTime;
  /** Of who came after the reform: none of it is converted, and another rule may come sooner. */
  readonly riskSinceReform: boolean;
  /** Of who was not asked, or does not know, nothing follows. */
  readonly ofLand: RuralWork;
}

export const claimedFrom = (told: Told): Claims => ({
  // Work since the reform counts as it is: EC 103/2019, art. 25, § 2º.
  special: hasClaimed(told, 'special') && told.firstInsured !== 'afterReform',
  riskSinceReform: hasClaimed(told, 'special') && told.firstInsured === 'afterReform',
  rural: hasClaimed(told, 'rural'),
  ofLand: {
    worked: told.claims && hasClaimed(told, 'rural'),
    untilAge: told.livesOffLand,
  },
  time: { special: told.specialTime, rural: told.ruralTime },
});

/** What was told, as the rules ask for it. */
export function answersFrom(told: Told, referenceDate: IsoDate): RetirementAnswers {
  const { sex, birthDate, firstInsured, time, carenciaMonths, carenciaToCheck } = told;
  const { teaching, disability, disabilityTime } = told;
  const teachingAtReform =
    told.taughtWithoutStop && teaching ? atReform(teaching, referenceDate) : told.teachingAtReform;
  return {
    referenceDate,
    sex,
    birthDate,
    firstInsured,
    time,
    timeAtReform: timeAtReformOf(told, referenceDate),
    lastContribution: told.lastContribution,
    reducedPlanMonths: told.reducedPlanMonths ?? 'unknown',
    reducedPlanMonthsAtReform: told.reducedPlanMonthsAtReform ?? 'unknown',
    carenciaMonths,
    carenciaToCheck,
    teaching: told.isTeacher ? { time: teaching, timeAtReform: teachingAtReform } : undefined,
    disability:
      disability === undefined || disability === 'none'
        ? disability
        : { time: disabilityTime, ...(disability !== 'noDegree' && { degree: disability }) },
  };
}
