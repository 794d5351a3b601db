import { isoDate } from './date.ts';

/** First day of EC 103/2019, and the last on which the rules before it could be completed. */
export const reform = isoDate('2019-11-13');
