import type { CitationKey } from '#law/citations.ts';
import type { Insured } from '#law/transition-rules.ts';
import { legalYears } from '../legal-days.ts';
import type { Degree, Sex } from './answers.ts';

// What the law fixes without a year-by-year step; the rest is in engine/law/transition-rules.ts.
// All in legal days, but for the monthly contributions of the carencia.

type BySex = Readonly<Record<Sex, number>>;

const years = (woman: number, man: number): BySex => ({
  woman: legalYears(woman),
  man: legalYears(man),
});

/** Monthly contributions in every rule here; Lei 8.213, art. 25, II. */
export const carencia = 180;

/** Contribution for points, progressive age and both tolls; EC 103/2019, arts. 15, 16, 17 and 20. */
export const contribution = years(30, 35);

/** Teaching time that replaces `contribution`; EC 103/2019, arts. 15, § 3º, 16, § 2º, and 20. */
export const teaching = years(25, 30);

/** Teachers of basic education, whom the tables of points and ages list by themselves. */
export const teacher = { woman: 'womanTeacher', man: 'manTeacher' } as const satisfies Record<
  Sex,
  Insured
>;

/** Points on 13/11/2019 with which the rules before it did without the fator; law-facts-2 5.1. */
export const pointsWithoutFator: Readonly<Record<Insured, number>> = {
  woman: legalYears(86),
  man: legalYears(96),
  womanTeacher: legalYears(81),
  manTeacher: legalYears(91),
};

/** EC 103/2019, art. 18. */
export const contributionForAge = years(15, 15);

/** EC 103/2019, art. 19: first insured after the reform. */
export const permanentRule = { age: years(62, 65), contribution: years(15, 20) };

/** Time on 13/11/2019 of which MORE is asked; EC 103/2019, art. 17. */
export const timeAtReformForToll50 = years(28, 33);

/** EC 103/2019, art. 20. */
export const ageForToll100 = years(57, 60);

/** EC 103/2019, art. 20, for teachers of basic education. */
export const teacherAgeForToll100 = years(52, 55);

/** LC 142/2013, art. 3º, I to III. */
export const disabilityTime: Readonly<
  Record<Degree, { readonly time: BySex; readonly citation: CitationKey }>
> = {
  severe: { time: years(20, 25), citation: 'lc-142-3-i' },
  moderate: { time: years(24, 29), citation: 'lc-142-3-ii' },
  mild: { time: years(28, 33), citation: 'lc-142-3-iii' },
};

/**
 * What time without disability is worth, in hundredths, in the rule by time.
 * Decreto 3.048, art. 70-E: from 30 (woman) or 35 years (man) to those of the degree.
 */
export const commonTimeFactor: Readonly<Record<Degree, BySex>> = {
  severe: { woman: 67, man: 71 },
  moderate: { woman: 80, man: 83 },
  mild: { woman: 93, man: 94 },
};

/**
 * What work at risk, of the group of 25 years, is worth in that rule, in hundredths: with a disability
 * or without, from 25 years to those of the degree. Decreto 3.048, art. 70-F, § 1º.
 */
export const specialTimeFactor: Readonly<Record<Degree, BySex>> = {
  severe: { woman: 80, man: 100 },
  moderate: { woman: 96, man: 116 },
  mild: { woman: 112, man: 132 },
};

/** LC 142/2013, art. 3º, IV: the same time of contribution and of disability. */
export const disabilityByAge = { age: years(55, 60), time: legalYears(15) };
