import { addMonths, type Month } from '#law/month.ts';
import type { Range } from '../../contribution-time/reading.ts';
import type { InsuredKind } from '../answers.ts';
import type { CoverMonth, Insured } from './insured.ts';
import { hasWork, safestOf } from './kinds.ts';

/** As whom a benefit was received in the month; undefined where nothing before it tells. */
export type ReceivedAs = (month: Month) => InsuredKind | undefined;

/** Until the month on whose 15th the longest grace ends: 36 months and two; Lei 8.213/1991, art. 15. */
const longestCover = 38;

type Matches = (month: CoverMonth) => boolean;

const hasWorked: Matches = ({ kinds }) => hasWork(kinds);
const paidFacultativo: Matches = ({ kinds }) => kinds.has('facultativo');

const lastUpTo = ({ months }: Insured, until: Month, matches: Matches): CoverMonth | undefined =>
  months.findLast((one) => one.month <= until && matches(one));

/** With care: as facultativo wherever one may have paid so after the last work that is sure. */
const forSure =
  ({ least, most }: Range<Insured>): ReceivedAs =>
  (month) => {
    const paid = lastUpTo(most, month, paidFacultativo)?.month ?? '';
    const worked = lastUpTo(least, month, hasWorked);
    return paid > (worked?.month ?? '') ? 'facultativo' : worked && safestOf(worked.kinds);
  };

/** At most: as facultativo only where no cover of another kind can have lasted until then. */
function atMost(seen: Insured): ReceivedAs {
  const firstPaid = seen.months.find(paidFacultativo)?.month;
  const alone = new Set<Month>();
  let reach: Month | undefined;
  for (const one of seen.months) {
    const { month, isInFields, isReceived } = one;
    const isWork = hasWorked(one) || isInFields;
    if (!isWork && !isReceived) continue;
    const isBefore = firstPaid === undefined || month < firstPaid;
    const isOther = isWork || isBefore || (reach !== undefined && month <= reach);
    if (isOther) reach = addMonths(month, longestCover);
    else alone.add(month);
  }
  return (month) => {
    if (alone.has(month)) return 'facultativo';
    const worked = lastUpTo(seen, month, hasWorked);
    return worked ? safestOf(worked.kinds) : seen.rural.length > 0 ? 'special' : undefined;
  };
}

/**
 * As whom a benefit was received decides how long the cover lasts after it: the decree gives twelve
 * months, the law six to a facultativo (Decreto 3.048/1999, art. 13, II; Lei 8.213/1991, art. 15, VI).
 * Of somebody who worked and paid as facultativo no text says it: the cautious reading takes what
 * is shorter, the other what is longer.
 */
export const receivedAs = (seen: Range<Insured>): Range<ReceivedAs> => ({
  least: forSure(seen),
  most: atMost(seen.most),
});
