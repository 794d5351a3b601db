import type { IsoDate } from '#law/date.ts';
import type { YearsMonthsDays } from '../legal-days.ts';

export type Sex = 'woman' | 'man';

/** Degree of disability, as the biopsychosocial assessment of the INSS fixes it. */
export type Degree = 'mild' | 'moderate' | 'severe';

/** Contributions made as a person with disability. */
export interface Disability {
  /** Undefined while not assessed or not known. */
  degree?: Degree;
  /** Time until the reference date, within `time`. */
  time?: YearsMonthsDays;
}

/** Time of exclusive teaching in early, primary and secondary education (magistério). */
export interface Teaching {
  /** Until the reference date, within `time`. */
  time?: YearsMonthsDays;
  /** Until 13/11/2019, within `timeAtReform`. */
  timeAtReform?: YearsMonthsDays;
}

/**
 * What the person told. Undefined is "not told" or "não sei", and leaves what depends on it unknown.
 * What contradicts itself (more time in 2019 than today, born after the reference date) is for the
 * form to refuse: here each answer is taken as it is.
 */
export interface RetirementAnswers {
  /** "Today": the day up to which the times below are counted; from 13/11/2019 on. */
  referenceDate: IsoDate;
  sex: Sex;
  birthDate: IsoDate;
  /** Whether first insured by the RGPS on or before 13/11/2019, or later. */
  firstInsured?: 'untilReform' | 'afterReform';
  /** All contribution time until the reference date. */
  time?: YearsMonthsDays;
  /** All contribution time until 13/11/2019, included. */
  timeAtReform?: YearsMonthsDays;
  /**
   * Months of `time` paid as MEI or in the plans of 5 % or 11 % and not topped up to 20 %: they serve
   * retirement by age alone (Lei 8.212, art. 21, §§ 2º and 3º; Lei 8.213, art. 18, § 3º).
   * 'unknown' is "não sei"; absent, the question was not asked and all the time is taken as full.
   */
  reducedPlanMonths?: number | 'unknown';
  /** Those of `timeAtReform` among them. Not needed where `reducedPlanMonths` is 0. */
  reducedPlanMonthsAtReform?: number | 'unknown';
  /**
   * Last day of the last month contributed, for who has stopped. Absent, the time told is taken as
   * running up to the reference date, which is the latest that it can have been gained.
   */
  lastContribution?: IsoDate;
  /** Monthly contributions that count for carencia, until the reference date. */
  carenciaMonths?: number;
  /** Months besides those, of which it is still to be seen whether they count. */
  carenciaToCheck?: number;
  /** Given only by teachers of basic education: adds the rules for teachers to the others. */
  teaching?: Teaching;
  /** 'none' for who says not to have a disability. */
  disability?: Disability | 'none';
}
