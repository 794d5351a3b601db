import { keys } from '#law/citations/keys.ts';
import type { CitationKey } from '#law/citations.ts';
import { type Month, monthOf } from '#law/month.ts';
import { reformMonth } from '#law/reform.ts';
import { worse } from '../contribution-time/doubts.ts';
import { type Ledger, ledgerOf } from '../contribution-time/ledger.ts';
import { leftOutOf } from '../contribution-time/left-out.ts';
import type { WorkingLife } from '../contribution-time/life.ts';
import { monthRows } from '../contribution-time/month-rows.ts';
import { inBoth, type Range } from '../contribution-time/reading.ts';
import { ruralSpans } from '../contribution-time/rural.ts';
import { eyes, type Seen, see } from '../contribution-time/seen.ts';
import { monthsOf } from '../contribution-time/spans.ts';
import type { Why } from '../contribution-time/why.ts';
import { countedMonths } from './counted-months.ts';
import { type Judged, judgePayments } from './own-payments.ts';

/** A month that counts for carência, or to which something was given that does not. */
interface CarenciaRow {
  readonly month: Month;
  readonly counts: Range<boolean>;
  /** Empty where it is in the cautious count. */
  readonly whyNot: readonly Why[];
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

const lies = (
  month: Month,
  { from, until }: { from: string; until?: string | undefined },
): boolean => from.slice(0, 7) <= month && (until === undefined || until.slice(0, 7) >= month);

/** What keeps a month from being sure, and whether it may still come to count. */
function reasonsIn(ledger: Ledger, seen: Range<Seen>, { faults }: Judged) {
  const rowOf = new Map(monthRows(seen).map((row) => [row.month, row]));
  const leftOut = leftOutOf(ledger, seen.least).filter(({ why }) => why !== 'paidAfterReform');
  return (month: Month, mayCount: boolean): Why[] => {
    const ofPayments = [...faults].flatMap(([entry, fault]) =>
      entry.month === month && fault ? [fault] : [],
    );
    const before = leftOut.filter((one) => lies(month, one)).map(({ why }) => why);
    const found = new Set<Why>([...ofPayments, ...(rowOf.get(month)?.whyNot ?? before)]);
    if (found.size > 0) return [...found];
    if (!mayCount) return ['outsideDates'];
    const isDomestic = ledger.life.spells.some(
      (spell) => spell.kind === 'domestic' && lies(month, spell),
    );
    return [isDomestic ? 'domesticUnpaid' : 'partOfBenefit'];
  };
}

/** Each month of which something is told that is not refused, of a benefit too. */
const monthsTold = ({ accounts }: Ledger): Month[] =>
  accounts.flatMap(({ spell }) =>
    spell.months
      .filter(({ standing }) => worse(spell.standing, standing) !== 'refused')
      .map(({ month }) => month),
  );

export function carenciaOf(ledger: Ledger): Omit<Carencia, 'rural' | 'citations'> {
  const seen = inBoth((reading) => see(ledger, eyes[reading]));
  const judged = inBoth((reading) => judgePayments(ledger, seen[reading]));
  const { least, most } = inBoth((reading) => countedMonths(see(ledger, judged[reading].eye)));
  const why = reasonsIn(ledger, seen, judged.least);
  const since = ledger.months.map(({ month }) => month).filter((month) => month >= reformMonth);
  return {
    total: { least: least.size, most: most.size },
    months: [...new Set([...most, ...since, ...monthsTold(ledger)])]
      .filter((month) => month <= monthOf(ledger.life.today))
      .sort()
      .map((month) => ({
        month,
        counts: { least: least.has(month), most: most.has(month) },
        whyNot: least.has(month) ? [] : why(month, most.has(month)),
      })),
    firstOnTime: { least: judged.least.first, most: judged.most.first },
  };
}

/** What the count rests on, whatever the life. */
export const carenciaCitations = keys(
  'lei-8213-24 lei-8213-27-i lei-8213-27-ii lei-10666-4 decreto-3048-28-4 tnu-tema-192',
  'decreto-3048-19-e stf-tema-1125 decreto-3048-19-c lei-8212-30-ii decreto-3048-216-15',
  'lei-8213-39-i',
);

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
export function carencia(life: WorkingLife): Carencia {
  const { months, ...counted } = carenciaOf(ledgerOf(life, 'carencia'));
  const sure = new Set(months.filter(({ counts }) => counts.least).map(({ month }) => month));
  return {
    ...counted,
    months,
    rural: [...new Set(ruralSpans(life).flatMap(monthsOf))]
      .filter((month) => !sure.has(month))
      .sort(),
    citations: carenciaCitations,
  };
}
