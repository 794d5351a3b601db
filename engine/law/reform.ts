import { isoDate } from './date.ts';
import { type Month, monthOf } from './month.ts';

/** First day of EC 103/2019, and the last on which the rules before it could be completed. */
export const reform = isoDate('2019-11-13');

/** Its month: the days count until the 13th, and whether it counts whole is open. */
export const reformMonth: Month = monthOf(reform);
