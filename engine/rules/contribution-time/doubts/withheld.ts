import { readMonth } from '#law/month.ts';
import type { MonthPart, Spell } from '../life.ts';
import { isByMonth } from '../reading.ts';

/** First month in which the company withholds and pays for who serves it; Lei 10.666/2003, art. 4º. */
export const withheldFrom = readMonth('2003-04');

/** Whether nobody presumes that the month was paid: it counts by the day of its payment. */
export const isOwnPayment = (spell: Spell, part: MonthPart): boolean =>
  isByMonth(spell) && (spell.kind !== 'serviceToCompany' || part.month < withheldFrom);
