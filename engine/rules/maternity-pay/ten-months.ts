import { type IsoDate, isoDate } from '#law/date.ts';
import type { MotherKind } from './answers.ts';

/**
 * Requests from this day on, and those that waited for an answer, are decided without any number of
 * contributions, whatever the day of the birth; STF, ADI 2.110, and IN PRES/INSS 128/2022, art. 200,
 * § 4º, read at second hand.
 */
const endedOn = isoDate('2024-04-05');

/** Of whom the law asked ten months; Lei 8.213/1991, arts. 25, III, and 39. Who is out of work may be one. */
const asked: readonly MotherKind[] = ['ownAccount', 'mei', 'facultativa', 'special', 'unemployed'];

/**
 * Ten months of contributions, which the law still prints: nobody asked them of her; the INSS asked
 * them until a day on which the child had been born; or no longer did on the day.
 */
export type TenMonths = 'neverAsked' | 'askedThen' | 'noLonger';

/** @param day of the birth, the adoption or the abortion */
export const tenMonthsOf = (kind: MotherKind, day: IsoDate): TenMonths => {
  if (!asked.includes(kind)) return 'neverAsked';
  return day < endedOn ? 'askedThen' : 'noLonger';
};
