import type { IsoDate } from '#law/date.ts';
import type { Insured } from '#law/transition-rules.ts';
import { dayNumberOf } from '../calendar.ts';
import { wholeYearsIn } from '../legal-days.ts';
import type { Sex } from './answers.ts';
import type { Have } from './demand.ts';
import { pointsWithoutFator } from './requirements.ts';
import type { Amount } from './result.ts';

/** Years whose excess raises the percentage; EC 103/2019, art. 26, §§ 2º and 5º. */
const yearsOfBase = { woman: 15, man: 20 } as const satisfies Record<Sex, number>;

/** 60 plus 2 for each full year above 15 (woman) or 20 (man). Nothing in the law stops it at 100. */
export const percentOfMean = (sex: Sex, time: number): number =>
  60 + 2 * Math.max(0, wholeYearsIn(time) - yearsOfBase[sex]);

/** 70 plus 1 for each full year, at most 100; LC 142/2013, art. 8º, only for the rule by age. */
export const percentOfSalarioDeBeneficio = (time: number): number =>
  Math.min(100, 70 + wholeYearsIn(time));

export interface AmountBasis {
  sex: Sex;
  time: Have | undefined;
  referenceDate: IsoDate;
  metOn: IsoDate | undefined;
}

const percents = (
  { time, referenceDate, metOn }: AmountBasis,
  percentOf: (time: number) => number,
) => ({
  percentToday: time && percentOf(time(dayNumberOf(referenceDate))),
  percentWhenMet: time && metOn && percentOf(time(dayNumberOf(metOn))),
});

/** Rules by age, points and progressive age. */
export const shareOfMean = (basis: AmountBasis): Amount => ({
  formula: 'shareOfMean',
  basePercent: 60,
  percentPerYear: 2,
  aboveYears: yearsOfBase[basis.sex],
  ...percents(basis, (time) => percentOfMean(basis.sex, time)),
  citations: ['ec-103-26-2', 'ec-103-26-5'],
});

/** Toll of 50 %. */
export const meanTimesFator = (): Amount => ({
  formula: 'meanTimesFator',
  citations: ['ec-103-17'],
});

/** Rules before the reform; the points of 13/11/2019 (age plus contribution, in legal days) leave the fator out. */
export const oldMeanTimesFator = (insured: Insured, points: number | undefined): Amount => ({
  formula: 'oldMeanTimesFator',
  isWithoutFator: points === undefined ? undefined : points >= pointsWithoutFator[insured],
  citations: ['ec-103-3', 'lei-8213-29'],
});

/** Toll of 100 %. */
export const wholeMean = (): Amount => ({
  formula: 'wholeMean',
  percent: 100,
  citations: ['ec-103-20', 'ec-103-26-3'],
});

/** Person with disability, by time. */
export const wholeSalarioDeBeneficio = (): Amount => ({
  formula: 'wholeSalarioDeBeneficio',
  percent: 100,
  isMeanDisputed: true,
  citations: ['lc-142-8', 'lc-142-9-i', 'tnu-tema-389'],
});

/** Person with disability, by age. */
export const shareOfSalarioDeBeneficio = (basis: AmountBasis): Amount => ({
  formula: 'shareOfSalarioDeBeneficio',
  basePercent: 70,
  percentPerYear: 1,
  maximumPercent: 100,
  isMeanDisputed: true,
  ...percents(basis, percentOfSalarioDeBeneficio),
  citations: ['lc-142-8', 'lc-142-9-i', 'tnu-tema-389'],
});

/**
 * What a rule pays today, or on its day, in percent of the mean of all contributions; undefined where
 * the fator or another mean decides, so that it cannot be compared. EC 103/2019, art. 26.
 */
export function comparableShare(amount: Amount, isOnItsDay = false): number | undefined {
  if (amount.formula === 'wholeMean') return amount.percent;
  if (amount.formula !== 'shareOfMean') return undefined;
  return isOnItsDay ? amount.percentWhenMet : amount.percentToday;
}
