import { reform } from '#law/reform.ts';
import { type DayNumber, dayNumberOf, monthNumberOf } from '../calendar.ts';
import {
  legalDays,
  legalDaysSince,
  legalMonths,
  thirtyDayNumberOf,
  wholeMonthsIn,
  type YearsMonthsDays,
} from '../legal-days.ts';
import type { RetirementAnswers } from './answers.ts';
import type { Have } from './demand.ts';

/**
 * What a person has on each day, as far as totals tell it. The past is known only by its totals, at
 * the reform and on the reference date: between them `least` takes each month as late as it can have
 * been, `most` as early. From the reference date on both go on without a gap.
 */
export interface Track {
  readonly least: Have;
  readonly most: Have;
}

/** Legal days of each day since 13/11/2019, in the past and in the days to come. */
export interface Projection {
  readonly age: Have;
  /** All contribution time. */
  readonly time: Track | undefined;
  /** Without the months of MEI and of the plans of 5 % and 11 %, which count by age alone. */
  readonly fullTime: Track | undefined;
  /** Of `fullTime`, what there was on 13/11/2019; undefined while not told. */
  readonly fullTimeAtReform: number | undefined;
  readonly teaching: Track | undefined;
  /** With the months of the reduced plans, which in the rule by age of who has a disability count. */
  readonly disabilityTime: Track | undefined;
  /** Monthly contributions: one more for each month that completes. */
  readonly carencia: Track | undefined;
}

const told = (time: YearsMonthsDays | undefined): number | undefined => time && legalDays(time);

/** Legal days left after so many months; undefined while either is not known. */
function without(
  time: number | undefined,
  months: RetirementAnswers['reducedPlanMonths'],
): number | undefined {
  if (months === 'unknown' || time === undefined) return undefined;
  return Math.max(0, time - legalMonths(months ?? 0));
}

/** The months of the reduced plans until the reform: none where there are none at all. */
const reducedAtReform = ({ reducedPlanMonths, reducedPlanMonthsAtReform }: RetirementAnswers) =>
  reducedPlanMonths === undefined || reducedPlanMonths === 0
    ? 0
    : (reducedPlanMonthsAtReform ?? 'unknown');

/** Carries the answers through the days, back to the reform and forward. */
export function projectionOf(answers: RetirementAnswers): Projection {
  const { referenceDate, birthDate, teaching, disability, carenciaMonths } = answers;
  const { lastContribution = referenceDate, carenciaToCheck = 0 } = answers;
  const today = dayNumberOf(referenceDate);
  const stopped = Math.min(today, dayNumberOf(lastContribution));
  const sinceReference = legalDaysSince(referenceDate);
  const reformDay = dayNumberOf(reform);
  const between = (from: DayNumber, to: DayNumber): number =>
    Math.max(0, thirtyDayNumberOf(to) - thirtyDayNumberOf(from));

  const track = (total: number | undefined, atReform: number | undefined): Track | undefined => {
    if (total === undefined) return undefined;
    const least: Have = (day) =>
      day >= today
        ? total + sinceReference(day)
        : Math.max(Math.min(atReform ?? 0, total), total - between(day, stopped));
    const most: Have = (day) =>
      day >= today || atReform === undefined
        ? Math.max(total, least(day))
        : Math.max(least(day), Math.min(total, atReform + between(reformDay, day)));
    return { least, most };
  };

  const monthsAfter = (day: DayNumber): number =>
    Math.max(0, monthNumberOf(stopped) - monthNumberOf(day));
  const monthly = (months: number): Track => {
    const ahead: Have = (day) => months + wholeMonthsIn(sinceReference(day));
    return {
      least: (day) => (day >= today ? ahead(day) : Math.max(0, months - monthsAfter(day))),
      most: (day) => (day >= today ? ahead(day) : months) + carenciaToCheck,
    };
  };

  const time = told(answers.time);
  const fullTimeAtReform = without(told(answers.timeAtReform), reducedAtReform(answers));
  return {
    age: legalDaysSince(birthDate),
    time: track(time, told(answers.timeAtReform)),
    fullTime: track(without(time, answers.reducedPlanMonths), fullTimeAtReform),
    fullTimeAtReform,
    teaching: track(told(teaching?.time), told(teaching?.timeAtReform)),
    disabilityTime: disability === 'none' ? undefined : track(told(disability?.time), undefined),
    carencia: carenciaMonths === undefined ? undefined : monthly(carenciaMonths),
  };
}
