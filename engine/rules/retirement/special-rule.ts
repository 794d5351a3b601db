import type { IsoDate } from '#law/date.ts';
import { addMonths, dayNumberOf } from '../calendar.ts';
import { legalDays, legalDaysSince, legalYears, wholeMonthsIn } from '../legal-days.ts';
import type { RetirementAnswers } from './answers.ts';
import type { ClaimedTime } from './claimed-time.ts';

/** What special retirement asks of who worked at a risk of the commonest group. */
export const specialRule = {
  /** Years of that work; Lei 8.213/1991, art. 57. */
  years: 25,
  /** Age and all the time; EC 103/2019, art. 21, III. */
  points: 86,
} as const;

/** Of who had those years by 13/11/2019 neither age nor points are asked; EC 103/2019, art. 3º. */
export const hadSpecialAtReform = ({ special }: ClaimedTime): boolean =>
  special !== undefined && legalDays(special) >= legalYears(specialRule.years);

/**
 * Special retirement does not come before this month's day, though all work since the reform be at
 * risk; today where what was told does not rule it out. EC 103/2019, art. 21, III.
 */
export function specialNotBefore(
  { referenceDate, birthDate, time, timeAtReform }: RetirementAnswers,
  { special }: ClaimedTime,
): IsoDate {
  if (!special || !time) return referenceDate;
  const since = timeAtReform ? legalDays(time) - legalDays(timeAtReform) : legalDays(time);
  const years = legalYears(specialRule.years) - legalDays(special) - since;
  const age = legalDaysSince(birthDate)(dayNumberOf(referenceDate));
  const points = legalYears(specialRule.points) - age - legalDays(time);
  // A day adds two to the points: one of age and one of time.
  return addMonths(referenceDate, wholeMonthsIn(Math.max(0, years, points / 2)));
}
