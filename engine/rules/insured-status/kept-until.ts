import { addDays, type IsoDate } from '#law/date.ts';
import { addMonths, firstDayOf, type Month } from '#law/month.ts';

const dueDay = 15;

/**
 * The last covered day after so many months of grace: the 15th on which the contribution of the month
 * after them falls due (Lei 8.213/1991, art. 15, § 4º; Lei 8.212/1991, art. 30, II), left where it falls.
 * Unlike `reachOf` it knows no holidays, and so reaches back before 2003.
 */
export const keptUntil = (month: Month, grace: number): IsoDate =>
  addDays(firstDayOf(addMonths(month, grace + 2)), dueDay - 1);
