import { keys } from '#law/citations/keys.ts';
import { inYearsMonthsDays, legalDays, type YearsMonthsDays } from '../legal-days.ts';
import type { Degree, RetirementAnswers } from './answers.ts';
import type { ClaimedTime } from './claimed-time.ts';
import { commonTimeFactor, specialTimeFactor } from './requirements.ts';

/** What the rule by time of who has a disability and worked at risk rests on. */
export const riskAndDisabilityCitations = keys('lc-142-10 decreto-3048-70-f');

const daysOf = (time: YearsMonthsDays | undefined): number => (time ? legalDays(time) : 0);

/**
 * What was told as the rule by time of who has a disability would take it if the claimed time were
 * recognised, all of it where it adds most. How much of it fell in the years with the disability is not
 * told, so that this gives no day of the rule: only one that it does not come before. A day at risk
 * counts by the one reduction or by the other, never by both.
 * LC 142/2013, art. 10; Decreto 3.048/1999, arts. 70-E and 70-F, § 1º.
 */
export function disabilityAtBest(
  answers: RetirementAnswers,
  { special, rural }: ClaimedTime,
  degree: Degree,
): RetirementAnswers {
  const { sex, time, disability } = answers;
  if (typeof disability !== 'object' || !disability.time) return answers;
  const atRisk = daysOf(special);
  const common = Math.min(atRisk, Math.max(0, daysOf(time) - legalDays(disability.time)));
  const worth = specialTimeFactor[degree][sex];
  const gained =
    common * (worth - commonTimeFactor[degree][sex]) + (atRisk - common) * Math.max(0, worth - 100);
  const more = Math.ceil(gained / 100) + daysOf(rural);
  const longer = (had: YearsMonthsDays) => inYearsMonthsDays(legalDays(had) + more);
  return {
    ...answers,
    time: time && longer(time),
    disability: { degree, time: longer(disability.time) },
  };
}
