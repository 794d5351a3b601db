import type { MaternityEvent, MotherKind } from './answers.ts';

// What the questions hang on, apart from the count: it comes with them.

export type Basis = 'fullPay' | 'lastContribution' | 'twelfth' | 'minimumWage';

const bases: Readonly<Record<MotherKind, Basis>> = {
  employee: 'fullPay',
  ofMei: 'fullPay',
  avulsa: 'fullPay',
  domestic: 'lastContribution',
  ownAccount: 'twelfth',
  facultativa: 'twelfth',
  unemployed: 'twelfth',
  mei: 'minimumWage',
  special: 'minimumWage',
};

/** From what the month is computed; Lei 8.213/1991, arts. 39, 71-A, 72 and 73. */
export const basisOf = (kind: MotherKind): Basis => bases[kind];

/** So many days before the birth it may begin; Lei 8.213/1991, art. 71. */
export const mostDaysBefore = 28;

/** Whether the child, living or not, was born of her. */
const isBirth = (event: MaternityEvent): boolean => event === 'birth' || event === 'stillbirth';

/**
 * It may begin before a birth, also of a child born dead (IN PRES/INSS 128/2022, art. 358, I). Whoever is
 * in the period of grace has no work to leave: for her it begins with the birth.
 */
export const mayLeaveEarly = (event: MaternityEvent, kind: MotherKind): boolean =>
  isBirth(event) && kind !== 'unemployed';

/** A stay in hospital because of the birth makes it longer. */
export const mayBeInHospital = isBirth;

/** A stay of more than two weeks, counted from the birth, ends so many days after it, or later. */
export const longStayDays = 15;

/** The months that are summed, at most, and the divisor; Lei 8.213/1991, art. 73, III. */
export const summedMonths = 12;
/** They lie within so many months before. */
export const withinMonths = 15;
