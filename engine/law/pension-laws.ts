import { isoDate } from './date.ts';

/**
 * First day of death whose pension is counted. In 2015 value, terms and durations changed by the MP 664
 * and the Leis 13.135 and 13.183, and who counts as a dependant with a disability by the Lei 13.146, in
 * force on this day.
 */
export const pensionLawSettled = isoDate('2016-01-03');

/** MP 871/2019: a term for who is under 16, and a document of the união estável. */
export const mp871 = isoDate('2019-01-18');

/** Lei 15.108/2025, in force at once: who is under guarda is equated to a child. */
export const guardaLaw = isoDate('2025-03-14');

/** Lei 13.846/2019, which the MP became: one of those documents from the 24 months before the death. */
export const lei13846 = isoDate('2019-06-18');
