import { dayNumberOf } from '../calendar.ts';
import { shareOfSalarioDeBeneficio, wholeSalarioDeBeneficio } from './amount.ts';
import type { Degree, Disability, RetirementAnswers } from './answers.ts';
import type { Demand } from './demand.ts';
import { legalDays } from './legal-days.ts';
import { commonTimeFactor, disabilityByAge, disabilityTime } from './requirements.ts';
import { carenciaDemand, fact, type RuleDraft, type Situation } from './rule.ts';

const toldOf = ({ disability }: RetirementAnswers): Disability | undefined =>
  disability === 'none' ? undefined : disability;

const disabilityDemand = ({ answers: { disability } }: Situation): Demand =>
  fact('disability', disability && disability !== 'none', ['lc-142-2', 'decreto-3048-70-a']);

/**
 * Time without disability, in legal days with disability of the degree, rounded down.
 * Undefined while the whole time, or the part with disability, was not told.
 */
function convertedCommonTime(answers: RetirementAnswers, degree: Degree): number | undefined {
  const { sex, time } = answers;
  const withDisability = toldOf(answers)?.time;
  if (time === undefined || withDisability === undefined) return undefined;
  const common = Math.max(0, legalDays(time) - legalDays(withDisability));
  return Math.floor((common * commonTimeFactor[degree][sex]) / 100);
}

/** Time with disability, all taken as of the degree told, plus the rest of the time, converted. */
function disabilityTimeDemand({ answers, projection }: Situation): Demand {
  const id = 'disabilityTime';
  const unit = 'legalDays';
  const withDisability = projection.disabilityTime;
  const degree = toldOf(answers)?.degree;
  if (degree === undefined) {
    return { id, unit, citations: ['lc-142-3'], asked: undefined, have: withDisability };
  }

  const { time, citation } = disabilityTime[degree];
  const asked = time[answers.sex];
  const converted = convertedCommonTime(answers, degree);
  const isEnoughAlone =
    withDisability !== undefined && withDisability(dayNumberOf(answers.referenceDate)) >= asked;
  return {
    id,
    unit,
    citations: converted ? [citation, 'decreto-3048-70-e'] : [citation],
    asked,
    // With the whole time untold, what it would add is unknown; it does not matter if not needed.
    have:
      withDisability && (converted !== undefined || isEnoughAlone)
        ? (day) => withDisability(day) + (converted ?? 0)
        : undefined,
    ...(converted && { converted }),
  };
}

/** Person with disability, by time, at any age; LC 142/2013, art. 3º, I to III. */
export const disabilityByTimeRule = (situation: Situation): RuleDraft => ({
  id: 'disabilityByTime',
  citations: ['lc-142-3', 'ec-103-22'],
  demands: [
    disabilityDemand(situation),
    disabilityTimeDemand(situation),
    carenciaDemand(situation, 'decreto-3048-70-a'),
  ],
  amountOf: wholeSalarioDeBeneficio,
});

/** Person with disability, by age, in any degree and without conversion; LC 142/2013, art. 3º, IV. */
export const disabilityByAgeRule = (situation: Situation): RuleDraft => ({
  id: 'disabilityByAge',
  citations: ['lc-142-3-iv', 'ec-103-22'],
  demands: [
    disabilityDemand(situation),
    {
      id: 'age',
      unit: 'legalDays',
      citations: ['lc-142-3-iv'],
      asked: disabilityByAge.age[situation.answers.sex],
      have: situation.projection.age,
    },
    {
      id: 'contribution',
      unit: 'legalDays',
      citations: ['lc-142-3-iv'],
      asked: disabilityByAge.time,
      have: situation.projection.time,
    },
    {
      id: 'disabilityTime',
      unit: 'legalDays',
      citations: ['lc-142-3-iv'],
      asked: disabilityByAge.time,
      have: situation.projection.disabilityTime,
    },
    carenciaDemand(situation, 'decreto-3048-70-a'),
  ],
  amountOf: shareOfSalarioDeBeneficio,
});
