import type { CitationKey } from '#law/citations.ts';
import type { Month } from '#law/month.ts';
import { leftOutOf, type WhyLeftOut } from '../contribution-time/left-out.ts';
import type { WorkingLife } from '../contribution-time/life.ts';
import { type MonthRow, monthRows } from '../contribution-time/month-rows.ts';
import { inBoth, partsOf, type Range } from '../contribution-time/reading.ts';
import { ruralSpans } from '../contribution-time/rural.ts';
import type { WhyNot } from '../contribution-time/why-not.ts';
import { grouped } from '../grouped.ts';
import { monthsOf } from './counted-months.ts';
import { asForCarencia, type Judged, judge } from './judge.ts';
import type { JudgedPayment, OwnFault } from './own-payments.ts';

/** Why a month is not in the cautious count of carência; 'outsideDates' is pay for a day of no job. */
export type WhyNotCarencia = WhyNot | WhyLeftOut | OwnFault | 'domesticUnpaid';

/** A month that counts for carência, or to which something was given that does not. */
interface CarenciaRow {
  readonly month: Month;
  readonly counts: Range<boolean>;
  /** Empty where it is in the cautious count. */
  readonly whyNot: readonly WhyNotCarencia[];
}

export interface Carencia {
  /** Distinct months. */
  readonly total: Range<number>;
  readonly months: readonly CarenciaRow[];
  /**
   * Months in the fields or fishing that are in no total: with proof they may be carência, of the rural
   * retirement and of benefits of a minimum wage; Lei 8.213/1991, art. 39, I.
   */
  readonly rural: readonly Month[];
  /** From which month own payments count; undefined where none was on time. */
  readonly firstOnTime: Range<Month | undefined>;
  readonly citations: readonly CitationKey[];
}

const firstOf = ({ payments }: Judged): Month | undefined =>
  payments
    .filter(({ fault }) => fault === undefined)
    .map(({ part }) => part.month)
    .sort()[0];

/** Each month to which a spell that is no refused one gave something, however it came out. */
const monthsTold = (life: WorkingLife): Month[] =>
  life.spells.flatMap((spell) => partsOf(spell, 'most').map(({ month }) => month));

const lies = (
  month: Month,
  { from, until }: { from: string; until: string | undefined },
): boolean => from.slice(0, 7) <= month && (until === undefined || until.slice(0, 7) >= month);

/** What keeps a month from being sure, and whether it may still come to count. */
function reasonsIn(
  life: WorkingLife,
  rows: readonly MonthRow[],
  payments: readonly JudgedPayment[],
) {
  const rowOf = new Map(rows.map((row) => [row.month, row]));
  const faultsOf = grouped(payments, ({ part }) => part.month);
  const leftOut = leftOutOf(life).filter((one) => one.why !== 'paidAfterReform');
  return (month: Month, mayCount: boolean): WhyNotCarencia[] => {
    const faults = (faultsOf.get(month) ?? []).flatMap(({ fault }) => fault ?? []);
    const ofRow = rowOf.get(month)?.whyNot;
    const before = leftOut.filter((one) => lies(month, one)).map((one) => one.why);
    const found = new Set<WhyNotCarencia>([...faults, ...(ofRow ?? before)]);
    if (found.size > 0) return [...found];
    if (!mayCount) return ['outsideDates'];
    return life.spells.some(
      (spell) => spell.kind === 'domestic' && lies(month, { from: spell.from, until: spell.until }),
    )
      ? ['domesticUnpaid']
      : ['partOfBenefit'];
  };
}

/** What the count rests on, whatever the life. */
export const carenciaCitations: readonly CitationKey[] = [
  'lei-8213-24',
  'lei-8213-27-i',
  'lei-8213-27-ii',
  'lei-10666-4',
  'decreto-3048-28-4',
  'tnu-tema-192',
  'decreto-3048-19-e',
  'stf-tema-1125',
  'decreto-3048-19-c',
  'lei-8212-30-ii',
  'decreto-3048-216-15',
  'lei-8213-39-i',
];

/**
 * Carência that a life shows: distinct months, whatever the jobs in each. Of employee, domestic worker
 * and avulso the payment is presumed, as of who serves a company since 04/2003; who pays alone counts
 * from the first payment on time (Lei 8.213/1991, arts. 24 and 27). Until the reform one day of work is
 * enough; since 11/2019 the month has to reach the minimum wage (Decreto 3.048/1999, art. 19-E).
 * Incapacity benefits between contributions count (STF, Tema 1125); the letter of the decree excepts
 * carência (art. 19-C, § 1º, read at second hand), and a desk of the INSS may say so. Plans for retirement by age count
 * in full. 'least' decides; 'most' adds what is pending, unsure or open in law. Months lost with the
 * status stay: what some benefits ask for again is another rule (art. 27-A).
 */
export function carencia(told: WorkingLife): Carencia {
  const life = asForCarencia(told);
  const rows = monthRows(life);
  const { least, most } = inBoth((reading) => judge(life, reading, rows));
  const all = [
    ...new Set([...most.months, ...rows.map(({ month }) => month), ...monthsTold(life)]),
  ];
  const why = reasonsIn(life, rows, least.payments);
  return {
    total: { least: least.months.size, most: most.months.size },
    months: all
      .filter((month) => month <= life.today.slice(0, 7))
      .sort()
      .map((month) => ({
        month,
        counts: { least: least.months.has(month), most: most.months.has(month) },
        whyNot: least.months.has(month) ? [] : why(month, most.months.has(month)),
      })),
    rural: [...new Set(ruralSpans(life).flatMap(monthsOf))]
      .filter((month) => !least.months.has(month))
      .sort(),
    firstOnTime: { least: firstOf(least), most: firstOf(most) },
    citations: carenciaCitations,
  };
}
