import { addDays, type IsoDate } from '#law/date.ts';
import { addMonths, firstDayOf, type Month, monthOf } from '#law/month.ts';
import { withheldFrom } from '../contribution-time/doubts/withheld.ts';
import { dueOf } from '../contribution-time/due.ts';
import type { MonthPart, Spell, WorkingLife } from '../contribution-time/life.ts';
import { isByMonth, isPaid, partsOf, type Reading } from '../contribution-time/reading.ts';

/** Why an own payment does not count for carência for sure. */
export type OwnFault = 'paymentUnknown' | 'dueDayUnknown' | 'beforeFirst' | 'paidLate';

/** A payment that the person had to make. */
interface OwnPayment {
  readonly spell: Spell;
  readonly part: MonthPart;
}

/** Whether nobody presumes that the month was paid: it counts by the day of its payment. */
export const isOwnPayment = (spell: Spell, part: MonthPart): boolean =>
  isByMonth(spell) && (spell.kind !== 'serviceToCompany' || part.month < withheldFrom);

const onTime = ({ part }: OwnPayment, reading: Reading): boolean => {
  const due = dueOf(part);
  const isMost = reading === 'most';
  if (part.paidOn === undefined || due === undefined) return isMost;
  return part.paidOn <= due[reading];
};

const graceAfter = (spell: Spell): number => (spell.kind === 'facultativo' ? 6 : 12);

/** A month that counts, and the months of grace that it leaves. */
interface Anchor {
  readonly month: Month;
  readonly grace: number;
}

const isAfter = ({ month, grace }: Anchor, other: Month): boolean =>
  month < other && other <= addMonths(month, grace + 1);

const dueDay = 15;

const keepsUntil = ({ month, grace }: Anchor): IsoDate =>
  addDays(firstDayOf(addMonths(month, grace + 2)), dueDay - 1);

/**
 * Whether the status was never lost between an earlier month that counts and the late one, nor until
 * its payment (TNU, Tema 192; Decreto 3.048/1999, art. 28, § 4º), by the shortest grace.
 */
const isWithoutLoss = (
  { part }: OwnPayment,
  paidOn: IsoDate,
  anchors: readonly Anchor[],
): boolean =>
  anchors.some((anchor) => isAfter(anchor, part.month)) &&
  anchors.some((anchor) => anchor.month <= monthOf(paidOn) && paidOn <= keepsUntil(anchor));

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
  return reading === 'most' || isWithoutLoss(payment, part.paidOn, anchors)
    ? undefined
    : 'paidLate';
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
  const anchors: Anchor[] = [...presumed].map((month) => ({ month, grace: 12 }));
  return payments.map((payment) => {
    const fault = faultOf(payment, reading, first, anchors);
    if (fault === undefined)
      anchors.push({ month: payment.part.month, grace: graceAfter(payment.spell) });
    return { ...payment, fault };
  });
}

/** In the order in which they were paid; of the same day, the earlier month first. */
const orderOf = ({ part }: OwnPayment): string => `${part.paidOn ?? ''} ${part.month}`;
