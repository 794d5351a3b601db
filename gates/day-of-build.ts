import { type IsoDate, isoDate } from '#law/date.ts';
import { todayInBrasilia } from '#words/typed-date.ts';

/** The day whose rules the pages show: SITE_DATE, or today in Brasília. */
export const dayOfBuild = ({ SITE_DATE }: NodeJS.ProcessEnv = process.env): IsoDate =>
  SITE_DATE ? isoDate(SITE_DATE) : todayInBrasilia(new Date());
