import type { CitationKey } from '#law/citations.ts';
import { isoDate } from '#law/date.ts';
import { dayNumberOf } from '../calendar.ts';
import {
  inYearsMonthsDays,
  legalDays,
  legalDaysSince,
  wholeMonthsIn,
  type YearsMonthsDays,
} from '../legal-days.ts';
import type { RetirementAnswers, Sex } from './answers.ts';

/** Work that the INSS may still count, and that nobody has decided yet. */
export interface ClaimedTime {
  /**
   * Work harmful to health until 13/11/2019, of the kind that retires in 25 years, within `time`
   * and `timeAtReform`, where it stands as common time.
   */
  readonly special?: YearsMonthsDays | undefined;
  /** Work on the family's land until 31/10/1991, without contributions, outside `time`. */
  readonly rural?: YearsMonthsDays | undefined;
}

export const claimedTimeCitations = {
  special: ['lei-8213-57', 'ec-103-3', 'ec-103-21', 'ec-103-25', 'stf-adi-6309'],
  rural: ['lei-8213-55', 'lei-8213-48-3', 'stj-tema-1007'],
} as const satisfies Record<keyof ClaimedTime, readonly CitationKey[]>;

/** What the factors of 1.20 and 1.40 add, in percent. */
const added: Readonly<Record<Sex, number>> = { woman: 20, man: 40 };

const lastRuralDay = isoDate('1991-10-31');

/**
 * Legal days of a life until 31/10/1991; 0 for who was born later. Work of a child counts as well, if
 * proved, so that none is taken here.
 */
export const mostRuralDays = ({ birthDate }: Pick<RetirementAnswers, 'birthDate'>): number =>
  legalDaysSince(birthDate)(dayNumberOf(lastRuralDay));

/**
 * The answers as they would be if all of it were recognised: more time, also at the reform, and no
 * more carencia. A total that was not told stays so.
 * Lei 8.213/1991, arts. 55, § 2º, and 57, § 5º; EC 103/2019, art. 25, § 2º; Decreto 3.048/1999, art. 70.
 */
export function withClaimedTime(
  answers: RetirementAnswers,
  { special, rural }: ClaimedTime,
): RetirementAnswers {
  const more =
    Math.floor(((special ? legalDays(special) : 0) * added[answers.sex]) / 100) +
    (rural ? legalDays(rural) : 0);
  const longer = (time: YearsMonthsDays | undefined) =>
    time && inYearsMonthsDays(legalDays(time) + more);
  return {
    ...answers,
    time: longer(answers.time),
    timeAtReform: longer(answers.timeAtReform),
  };
}

/**
 * The answers as retirement by age of field and city looks at them: what was worked on the land counts
 * for carencia too. Unknown stays unknown.
 * Lei 8.213/1991, art. 48, § 3º; STJ, Tema 1007.
 */
export const withHybridCarencia = (
  answers: RetirementAnswers,
  { rural }: ClaimedTime,
): RetirementAnswers => ({
  ...answers,
  carenciaMonths:
    answers.carenciaMonths === undefined
      ? undefined
      : answers.carenciaMonths + wholeMonthsIn(rural ? legalDays(rural) : 0),
});
