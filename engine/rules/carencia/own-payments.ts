import type { IsoDate } from '#law/date.ts';
import { addMonths, type Month } from '#law/month.ts';
import { reformMonth } from '#law/reform.ts';
import { type Entry, isLongLate, isOwnPayment } from '../contribution-time/doubts.ts';
import { dueOf, isPresumedOnTime } from '../contribution-time/due.ts';
import type { Ledger } from '../contribution-time/ledger.ts';
import { isPaid, type Reading } from '../contribution-time/reading.ts';
import { butFor, type Eye, reaches, type Seen, see } from '../contribution-time/seen.ts';
import type { Why } from '../contribution-time/why.ts';
import { keptUntil } from '../insured-status/kept-until.ts';
import { countedMonths } from './counted-months.ts';

const onTime = (payment: Entry, reading: Reading): boolean => {
  const due = dueOf(payment);
  if (isPresumedOnTime(payment, reading)) return true;
  if (payment.paidOn === undefined || due === undefined) return reading === 'most';
  return payment.paidOn <= due[reading];
};

const graceAfter = ({ spell }: Entry): number => (spell.kind === 'facultativo' ? 6 : 12);

/** A month that counts, and the months of grace that it leaves. */
interface Anchor {
  readonly month: Month;
  readonly grace: number;
  readonly isOwnOnTime: boolean;
}

/** Months that count, without a gap in which the status was lost. */
interface Row {
  readonly from: Month;
  /** The last month that a payment on time would still join. */
  readonly joins: Month;
  readonly until: IsoDate;
}

function rowsOf(anchors: readonly Anchor[]): Row[] {
  const rows: Row[] = [];
  const inOrder = [...anchors].sort((one, other) => one.month.localeCompare(other.month));
  for (const anchor of inOrder) {
    const joins = addMonths(anchor.month, anchor.grace + 1);
    const until = keptUntil(anchor.month, anchor.grace);
    const last = rows.at(-1);
    if (!last || anchor.month > last.joins) rows.push({ from: anchor.month, joins, until });
    else if (joins > last.joins) rows[rows.length - 1] = { from: last.from, joins, until };
  }
  return rows;
}

/**
 * Whether the status was never lost between an own payment on time, the late month and its payment, by
 * the shortest grace (TNU, Tema 192): after a loss, only a new payment on time opens the way again
 * (Decreto 3.048, art. 28, § 4º).
 */
const isWithoutLoss = (month: Month, paidOn: IsoDate, anchors: readonly Anchor[]): boolean =>
  rowsOf(anchors).some(
    ({ from, joins, until }) =>
      month <= joins &&
      paidOn <= until &&
      anchors.some((one) => one.isOwnOnTime && from <= one.month && one.month < month),
  );

function faultOf(
  payment: Entry,
  reading: Reading,
  first: Month | undefined,
  anchors: readonly Anchor[],
): Why | undefined {
  if (onTime(payment, reading)) return undefined;
  if (payment.paidOn === undefined) return 'paymentUnknown';
  if (dueOf(payment) === undefined) return 'dueDayUnknown';
  if (first === undefined || payment.month < first) return 'beforeFirst';
  if (reading === 'most') return undefined;
  if (!isWithoutLoss(payment.month, payment.paidOn, anchors)) return 'paidLate';
  return isLongLate(payment) ? 'lateNeedsProof' : undefined;
}

/** In the order in which they were paid; of the same day, the earlier month first. */
const orderOf = ({ paidOn, month }: Entry): string => `${paidOn ?? ''} ${month}`;

export interface Judged {
  /** Each with what it lacks to be carência; undefined where it serves. */
  readonly faults: ReadonlyMap<Entry, Why | undefined>;
  /** The first month that serves, from which the others count. */
  readonly first: Month | undefined;
  /** The eye that takes, of own payments, those that serve: the INSS's sum of a month may hold the others. */
  readonly eye: Eye;
}

/**
 * Which own payments count for carência in the reading: from the first on time on, later ones that are
 * late only where the status was not lost (Lei 8.213/1991, art. 27, II). Whether a payment was on time
 * is not known without its day, nor for a due day before 2003: the cautious reading takes neither. What
 * all was paid in a month has to be enough for it.
 */
export function judgePayments(ledger: Ledger, seen: Seen): Judged {
  const { reading } = seen;
  const payments = seen.months
    .filter((month) => month.month < reformMonth || reaches(month, reading))
    .flatMap(({ taken }) => taken.filter((entry) => isOwnPayment(entry) && isPaid(entry)))
    .sort((one, other) => orderOf(one).localeCompare(orderOf(other)));
  const monthsWhere = (serves: (payment: Entry) => boolean): Month[] =>
    payments
      .filter(serves)
      .map(({ month }) => month)
      .sort();
  const [firstOnTime] = monthsWhere((payment) => onTime(payment, reading));
  const presumed = countedMonths(see(ledger, butFor(seen, isOwnPayment)));
  const anchors: Anchor[] = [...presumed].map((month) => ({
    month,
    grace: 12,
    isOwnOnTime: false,
  }));
  const faults = new Map<Entry, Why | undefined>();
  for (const payment of payments) {
    const fault = faultOf(payment, reading, firstOnTime, anchors);
    faults.set(payment, fault);
    if (fault === undefined)
      anchors.push({
        month: payment.month,
        grace: graceAfter(payment),
        isOwnOnTime: onTime(payment, reading),
      });
  }
  const serves = (entry: Entry) => faults.has(entry) && faults.get(entry) === undefined;
  return {
    faults,
    first: monthsWhere(serves)[0],
    eye: butFor(seen, (entry) => isOwnPayment(entry) && !serves(entry)),
  };
}
