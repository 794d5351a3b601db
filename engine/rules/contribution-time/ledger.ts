import { addMonths, lastDayOf, type Month, monthNumber, monthOf } from '#law/month.ts';
import { findMinimumWageOf } from '#law/past-minimum-wages.ts';
import { type DayNumber, dateOf, dayNumberOf } from '../calendar.ts';
import { grouped } from '../grouped.ts';
import { type Entry, endOf, entriesBySpell, lastPaidMonth, type Purpose, worse } from './doubts.ts';
import type { Spell, Standing, WorkingLife } from './life.ts';
import {
  holds,
  inBoth,
  isBenefit,
  isByMonth,
  isInsuredBenefit,
  isJob,
  type Range,
} from './reading.ts';
import { common, monthsOf, type Span, spanOf } from './spans.ts';

export interface Account {
  readonly spell: Spell;
  /** That of the spell; for carência a salário-maternidade is at most pending. */
  readonly standing: Standing;
  readonly entries: readonly Entry[];
  /** Of a job, in each reading, and of a benefit: first to last day. None of who pays by the month. */
  readonly dates: Range<Span | undefined>;
  /** Of a job with a written end: the days after this one have no pay for more than a year. */
  readonly sureUntil?: DayNumber | undefined;
}

/** What one spell has in one month: a line of the ledger. */
interface Line {
  readonly account: Account;
  readonly spell: Spell;
  /** What is told of the month; a job may lie over it and tell nothing. */
  readonly entries: readonly Entry[];
  /** The days that the spell may give to it. */
  readonly days: Range<Span | undefined>;
}

export interface LedgerMonth {
  readonly month: Month;
  readonly days: Span;
  /** Minimum wage in cents; undefined where it is not recorded. */
  readonly minimum: number | undefined;
  /** The INSS's own sum in cents, where it has one. */
  readonly consolidated: number | undefined;
  readonly lines: readonly Line[];
  /** All that is told of work in it, whatever becomes of it. */
  readonly entries: readonly Entry[];
}

/** A working life month by month, with each fact that any count asks for; what counts, an eye says. */
export interface Ledger {
  readonly life: WorkingLife;
  readonly accounts: readonly Account[];
  /** Those to which something was given, in order, until today's. */
  readonly months: readonly LedgerMonth[];
}

/** The months in a row without pay that nobody asks about. */
const silentMonthsAllowed = 12;

const monthsAfter = (last: Month, month: Month): number => monthNumber(month) - monthNumber(last);

/** The days of a benefit; none where it has no end and is not being paid. */
function benefitDates({ from, until, isRunning }: Spell, today: DayNumber): Span | undefined {
  const start = dayNumberOf(from);
  const end = until ? dayNumberOf(until) : isRunning ? today : undefined;
  return end === undefined || end < start || start > today
    ? undefined
    : { from: start, until: Math.min(end, today) };
}

/**
 * The last sure day of a job that went on in name: where months are told, and more than twelve in a row
 * have neither pay nor a benefit until the written end, the days after the last one that has are not
 * sure. A benefit goes on from pay only where no such time lies between. Otherwise the written end.
 * @param benefits in order
 */
function sureEnd(
  spell: Spell,
  written: DayNumber,
  entries: readonly Entry[],
  benefits: readonly Span[],
  today: DayNumber,
): DayNumber {
  if (entries.length === 0) return written;
  let last = lastPaidMonth(entries, 'least') ?? addMonths(monthOf(spell.from), -1);
  for (const { from, until } of benefits) {
    const [first, end] = [monthOf(dateOf(from)), monthOf(dateOf(until))];
    if (end > last && monthsAfter(last, first) <= silentMonthsAllowed + 1) last = end;
  }
  const end = monthOf(dateOf(Math.min(written, today)));
  return monthsAfter(last, end) > silentMonthsAllowed ? dayNumberOf(lastDayOf(last)) : written;
}

function accountsOf(life: WorkingLife, purpose: Purpose): Account[] {
  const today = dayNumberOf(life.today);
  const entriesOf = entriesBySpell(life, purpose);
  const benefits = life.spells
    .filter((spell) => isInsuredBenefit(spell) && spell.standing !== 'refused')
    .flatMap((spell) => benefitDates(spell, today) ?? [])
    .sort((one, other) => one.from - other.from);

  return life.spells.map((spell): Account => {
    const { standing } = spell;
    const entries = entriesOf.get(spell) ?? [];
    if (!isJob(spell)) {
      // Whether salário-maternidade is carência is not sure: the decree may except it (art. 19-C, § 1º).
      const isUnsure = purpose === 'carencia' && spell.kind === 'maternityBenefit';
      const dates = isBenefit(spell) ? benefitDates(spell, today) : undefined;
      const atMost = isUnsure ? worse(standing, 'pending') : standing;
      return { spell, standing: atMost, entries, dates: inBoth(() => dates) };
    }
    const from = dayNumberOf(spell.from);
    const written = spell.until && dayNumberOf(spell.until);
    const sureUntil = written && sureEnd(spell, written, entries, benefits, today);
    const dates = inBoth((reading) => {
      const last = reading === 'least' ? sureUntil : written;
      const until = endOf(last, lastPaidMonth(entries, reading), today);
      return holds(standing, reading) && until !== undefined && until >= from
        ? { from, until }
        : undefined;
    });
    return { spell, standing, entries, dates, sureUntil };
  });
}

/** The lines of one spell: the months that it tells of, and those over which its dates lie. */
function linesOf(account: Account, today: DayNumber): (readonly [Month, Line])[] {
  const { spell, entries, dates } = account;
  const told = grouped(entries, ({ month }) => month);
  // Where both have dates, those of 'most' are the longer ones.
  const isOnDates = dates.most !== undefined && spell.kind !== 'otherBenefit';
  const dated = isOnDates ? monthsOf(dates.most) : [];
  return [...new Set([...told.keys(), ...dated])].map((month) => {
    const whole = spanOf(month);
    const days = inBoth((reading) => {
      const within = isByMonth(spell) ? { from: whole.from, until: today } : dates[reading];
      return within && common(within, whole)[0];
    });
    return [month, { account, spell, entries: told.get(month) ?? [], days }] as const;
  });
}

/** Each month with the lines of spells that tell of it or lie over it, what was paid, and what speaks against it. */
export function ledgerOf(life: WorkingLife, purpose: Purpose): Ledger {
  const today = dayNumberOf(life.today);
  const accounts = accountsOf(life, purpose);
  const lines = grouped(
    accounts.flatMap((account) => linesOf(account, today)),
    ([month]) => month,
  );
  const months = [...lines.keys()].filter((month) => month <= monthOf(life.today)).sort();
  return {
    life,
    accounts,
    months: months.map((month) => {
      const ofMonth = (lines.get(month) ?? []).map(([, line]) => line);
      return {
        month,
        days: spanOf(month),
        minimum: findMinimumWageOf(month)?.value,
        consolidated: life.consolidated.get(month),
        lines: ofMonth,
        entries: ofMonth.flatMap(({ entries }) => entries),
      };
    }),
  };
}

/** The same ledger without what the INSS paid: the work and the payments alone. */
export const withoutBenefits = ({ life, accounts, months }: Ledger): Ledger => ({
  life,
  accounts: accounts.filter(({ spell }) => !isBenefit(spell)),
  months: months
    .map((month) => ({ ...month, lines: month.lines.filter(({ spell }) => !isBenefit(spell)) }))
    .filter(({ lines }) => lines.length > 0),
});
