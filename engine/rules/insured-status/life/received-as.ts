import { addMonths, type Month } from '#law/month.ts';
import { monthsOf } from '../../carencia/counted-months.ts';
import type { Range } from '../../contribution-time/reading.ts';
import type { InsuredKind } from '../answers.ts';
import { hasWork, safestOf } from './kinds.ts';
import type { Seen } from './seen.ts';

/** As whom a benefit was received in the month; undefined where nothing before it tells. */
export type ReceivedAs = (month: Month) => InsuredKind | undefined;

/** Until the month on whose 15th the longest grace ends: 36 months and two; Lei 8.213/1991, art. 15. */
const longestCover = 38;

const lastUpTo = (months: readonly Month[], month: Month): Month | undefined =>
  months.findLast((one) => one <= month);

const monthsWith = (
  { kindsIn }: Seen,
  matches: (kinds: ReadonlySet<InsuredKind>) => boolean,
): Month[] =>
  [...kindsIn]
    .filter(([, kinds]) => matches(kinds))
    .map(([month]) => month)
    .sort();

const asFacultativo = (seen: Seen): Month[] =>
  monthsWith(seen, (kinds) => kinds.has('facultativo'));

/** What is known of the last work up to the month. */
function workUpTo({ kindsIn }: Seen, works: readonly Month[], month: Month) {
  const last = lastUpTo(works, month);
  return last && safestOf(kindsIn.get(last) ?? new Set());
}

/** With care: as facultativo wherever one may have paid so after the last work that is sure. */
function forSure({ least, most }: Range<Seen>): ReceivedAs {
  const works = monthsWith(least, hasWork);
  const facultativo = asFacultativo(most);
  return (month) => {
    const paid = lastUpTo(facultativo, month);
    const worked = lastUpTo(works, month) ?? '';
    return paid !== undefined && paid > worked ? 'facultativo' : workUpTo(least, works, month);
  };
}

/** At most: as facultativo only where no cover of another kind can have lasted until then. */
function atMost(seen: Seen): ReceivedAs {
  const works = monthsWith(seen, hasWork);
  const fields = seen.rural.flatMap(monthsOf);
  const other = new Set([...works, ...fields]);
  const [firstPaid] = asFacultativo(seen);
  const alone = new Set<Month>();
  let reach: Month | undefined;
  for (const month of [...new Set([...other, ...seen.benefits.flatMap(monthsOf)])].sort()) {
    const isBefore = firstPaid === undefined || month < firstPaid;
    const isOther = other.has(month) || isBefore || (reach !== undefined && month <= reach);
    if (isOther) reach = addMonths(month, longestCover);
    else alone.add(month);
  }
  return (month) => {
    if (alone.has(month)) return 'facultativo';
    return workUpTo(seen, works, month) ?? (fields.length > 0 ? 'special' : undefined);
  };
}

/**
 * As whom a benefit was received decides how long the cover lasts after it: the decree gives twelve
 * months, the law six to a facultativo (Decreto 3.048/1999, art. 13, II; Lei 8.213/1991, art. 15, VI).
 * Of somebody who worked and paid as facultativo no text says it: the cautious reading takes what
 * is shorter, the other what is longer.
 */
export const receivedAs = (seen: Range<Seen>): Range<ReceivedAs> => ({
  least: forSure(seen),
  most: atMost(seen.most),
});
