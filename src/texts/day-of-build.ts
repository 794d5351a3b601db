import { type IsoDate, isoDate } from '#law/date.ts';
import { todayInBrasilia } from '#words/typed-date.ts';

/** The day whose rules the pages show: SITE_DATE (AAAA-MM-DD), or today in Brasília. */
export const dayOfBuild = (env: Record<string, string | undefined> = process.env): IsoDate =>
  env.SITE_DATE ? isoDate(env.SITE_DATE) : todayInBrasilia(new Date());
