import { type Month, readMonth } from '#law/month.ts';
import { reformMonth } from '#law/reform.ts';
import { isPaid, type Reading } from '../contribution-time/reading.ts';
import {
  type Given,
  isFilled,
  reaches,
  type Seen,
  type SeenMonth,
} from '../contribution-time/seen.ts';

/** First month in which the payment of a domestic worker's employer is presumed; LC 150/2015. */
const domesticPresumedFrom = readMonth('2015-06');

/** A domestic worker's month of before 06/2015 is sure only where something was paid. */
const isPresumed = ({ month, taken }: SeenMonth, { spell }: Given, reading: Reading): boolean =>
  spell.kind !== 'domestic' ||
  reading === 'most' ||
  month >= domesticPresumedFrom ||
  taken.some((entry) => entry.spell === spell && isPaid(entry));

/**
 * Until the reform one day of work is enough; of a benefit the cautious count takes full months alone. In
 * 11/2019 one day may be enough, as before it; surely so only where the minimum is reached.
 */
function counts(seen: SeenMonth, reading: Reading): boolean {
  const { month, time, benefits } = seen;
  const byDay =
    time.some((given) => isPresumed(seen, given, reading)) || isFilled(seen, benefits, reading);
  if (month < reformMonth) return byDay;
  return reaches(seen, reading) || (month === reformMonth && reading === 'most' && byDay);
}

/**
 * The distinct months in which an eye sees carência, as if whatever the person paid had been paid on
 * time: a month counts once, whatever the jobs in it (Lei 8.213/1991, art. 24).
 */
export const countedMonths = ({ months, reading }: Seen): ReadonlySet<Month> =>
  new Set(months.filter((seen) => counts(seen, reading)).map(({ month }) => month));
