import { legalDays, legalYears } from '../legal-days.ts';
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
