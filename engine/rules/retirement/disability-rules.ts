import { dayNumberOf } from '../calendar.ts';
import { legalDays, legalMonths } from '../legal-days.ts';
import { shareOfSalarioDeBeneficio, wholeSalarioDeBeneficio } from './amount.ts';
import type { Degree, Disability, RetirementAnswers } from './answers.ts';
import type { Demand } from './demand.ts';
import { ageDemand, carenciaDemand, fact, timeDemand } from './demands.ts';
import { commonTimeFactor, disabilityByAge, disabilityTime } from './requirements.ts';
import type { RuleDraft, Situation } from './rule.ts';

const toldOf = ({ disability }: RetirementAnswers): Disability | undefined =>
  disability === 'none' ? undefined : disability;

const disabilityDemand = ({ answers: { disability } }: Situation): Demand =>
  fact('disability', disability && disability !== 'none', ['lc-142-2', 'decreto-3048-70-a']);

interface DegreeTotals {
  /** To be added to the time with disability of each day; negative where months do not count. */
  readonly least: number;
  readonly most: number;
  /** Time without disability, converted, rounded down; undefined while the whole time is not told. */
  readonly converted: number | undefined;
}

/**
 * Time without disability counts converted to the degree (Decreto 3.048, art. 70-E), and the months
 * of the reduced plans not at all. Whether these were with disability is not told: they are taken off
 * where they weigh most, and where least. Undefined while there is no saying how many they are.
 */
function totalsFor(answers: RetirementAnswers, degree: Degree): DegreeTotals | undefined {
  const { sex, time, reducedPlanMonths = 0 } = answers;
  const told = toldOf(answers)?.time;
  if (told === undefined || reducedPlanMonths === 'unknown') return undefined;
  const factor = commonTimeFactor[degree][sex];
  const convert = (days: number): number => Math.floor((Math.max(0, days) * factor) / 100);
  const withDisability = legalDays(told);
  const reduced = legalMonths(reducedPlanMonths);
  const reducedFirst = Math.min(reduced, withDisability);
  if (time === undefined)
    return { least: -reducedFirst, most: Number.POSITIVE_INFINITY, converted: undefined };
  const common = Math.max(0, legalDays(time) - withDisability);
  const reducedLast = Math.max(0, reduced - common);
  const converted = convert(common - (reduced - reducedFirst));
  return {
    least: converted - reducedFirst,
    most: convert(common - reduced) - Math.min(reducedLast, withDisability),
    converted,
  };
}

/** Time with disability, all taken as of the degree told, plus the rest of the time, converted. */
function disabilityTimeDemand({ answers, projection }: Situation): Demand {
  const id = 'disabilityTime';
  const unit = 'legalDays';
  const withDisability = projection.disabilityTime;
  const degree = toldOf(answers)?.degree;
  if (degree === undefined) {
    return {
      id,
      unit,
      citations: ['lc-142-3'],
      asked: undefined,
      have: withDisability?.least,
    };
  }

  const { time, citation } = disabilityTime[degree];
  const asked = time[answers.sex];
  const totals = totalsFor(answers, degree);
  const today = dayNumberOf(answers.referenceDate);
  const isEnoughAlone =
    withDisability !== undefined &&
    totals !== undefined &&
    withDisability.least(today) + totals.least >= asked;
  // With the whole time untold, what it would add is unknown; it does not matter if not needed.
  const isKnown = totals?.converted !== undefined || isEnoughAlone;
  const converted = totals?.converted;
  return {
    id,
    unit,
    citations: converted ? [citation, 'decreto-3048-70-e'] : [citation],
    asked,
    ...(withDisability &&
      totals &&
      isKnown && {
        have: (day: number) => withDisability.least(day) + totals.least,
        most: (day: number) => withDisability.most(day) + totals.most,
      }),
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
  time: situation.projection.fullTime,
  amountOf: wholeSalarioDeBeneficio,
});

/** Person with disability, by age, in any degree and without conversion; LC 142/2013, art. 3º, IV. */
export const disabilityByAgeRule = (situation: Situation): RuleDraft => ({
  id: 'disabilityByAge',
  citations: ['lc-142-3-iv', 'ec-103-22'],
  demands: [
    disabilityDemand(situation),
    ageDemand(situation, disabilityByAge.age[situation.answers.sex], ['lc-142-3-iv']),
    timeDemand('contribution', disabilityByAge.time, situation.projection.time, ['lc-142-3-iv']),
    timeDemand('disabilityTime', disabilityByAge.time, situation.projection.disabilityTime, [
      'lc-142-3-iv',
    ]),
    carenciaDemand(situation, 'decreto-3048-70-a'),
  ],
  time: situation.projection.time,
  amountOf: shareOfSalarioDeBeneficio,
});
