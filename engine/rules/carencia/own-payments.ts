import type { IsoDate } from '#law/date.ts';
import { addMonths, type Month } from '#law/month.ts';
import { isLongLate } from '../contribution-time/doubts/late.ts';
import { isOwnPayment } from '../contribution-time/doubts/withheld.ts';
import { dueOf, isPresumedOnTime } from '../contribution-time/due.ts';
import type { MonthPart, Spell, WorkingLife } from '../contribution-time/life.ts';
import { isPaid, partsOf, type Reading } from '../contribution-time/reading.ts';
import { keptUntil } from '../insured-status/kept-until.ts';

/** Why an own payment does not count for carência for sure. */
export type OwnFault =
  | 'paymentUnknown'
  | 'dueDayUnknown'
  | 'beforeFirst'
  | 'paidLate'
  | 'lateNeedsProof';

/** A payment that the person had to make. */
interface OwnPayment {
  readonly spell: Spell;
  readonly part: MonthPart;
}

const onTime = ({ part }: OwnPayment, reading: Reading): boolean => {
  const due = dueOf(part);
  if (isPresumedOnTime(part, reading)) return true;
  if (part.paidOn === undefined || due === undefined) return reading === 'most';
  return part.paidOn <= due[reading];
};

const graceAfter = (spell: Spell): number => (spell.kind === 'facultativo' ? 6 : 12);

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
const isWithoutLoss = (
  { part: { month } }: OwnPayment,
  paidOn: IsoDate,
  anchors: readonly Anchor[],
): boolean =>
  rowsOf(anchors).some(
    ({ from, joins, until }) =>
      month <= joins &&
      paidOn <= until &&
      anchors.some((one) => one.isOwnOnTime && from <= one.month && one.month < month),
  );

/** What each own payment came to. */
export interface JudgedPayment extends OwnPayment {
  readonly fault: OwnFault | undefined;
}

function faultOf(
  payment: OwnPayment,
  reading: Reading,
  first: Month | undefined,
  anchors: readonly Anchor[],
): OwnFault | undefined {
  const { part } = payment;
  if (onTime(payment, reading)) return undefined;
  if (part.paidOn === undefined) return 'paymentUnknown';
  if (dueOf(part) === undefined) return 'dueDayUnknown';
  if (first === undefined || part.month < first) return 'beforeFirst';
  if (reading === 'most') return undefined;
  if (!isWithoutLoss(payment, part.paidOn, anchors)) return 'paidLate';
  return isLongLate(payment.spell, part) ? 'lateNeedsProof' : undefined;
}

/**
 * Which own payments count for carência in the reading: from the first on time on, later ones that are
 * late only where the status was not lost (Lei 8.213/1991, art. 27, II). Whether a payment was on time
 * is not known without its day, nor for a due day before 2003: the cautious reading takes neither.
 * @param presumed the months that count whatever the person paid
 * @param reaches whether all that was paid in a month is enough for it
 */
export function judgePayments(
  life: WorkingLife,
  reading: Reading,
  presumed: ReadonlySet<Month>,
  reaches: (month: Month) => boolean,
): JudgedPayment[] {
  const payments = life.spells
    .flatMap((spell) => partsOf(spell, reading).map((part) => ({ spell, part })))
    .filter(({ spell, part }) => isOwnPayment(spell, part) && isPaid(part) && reaches(part.month))
    .sort((one, other) => orderOf(one).localeCompare(orderOf(other)));
  const first = payments
    .filter((payment) => onTime(payment, reading))
    .map(({ part }) => part.month)
    .sort()[0];
  const anchors: Anchor[] = [...presumed].map((month) => ({
    month,
    grace: 12,
    isOwnOnTime: false,
  }));
  return payments.map((payment) => {
    const fault = faultOf(payment, reading, first, anchors);
    if (fault === undefined)
      anchors.push({
        month: payment.part.month,
        grace: graceAfter(payment.spell),
        isOwnOnTime: onTime(payment, reading),
      });
    return { ...payment, fault };
  });
}

/** In the order in which they were paid; of the same day, the earlier month first. */
const orderOf = ({ part }: OwnPayment): string => `${part.paidOn ?? ''} ${part.month}`;
