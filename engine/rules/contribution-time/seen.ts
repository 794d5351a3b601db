import { isoDate } from '#law/date.ts';
import { reform, reformMonth } from '#law/reform.ts';
import { type DayNumber, dayNumberOf } from '../calendar.ts';
import { type Entry, isTaken } from './doubts.ts';
import { isKnownLate } from './due.ts';
import type { Account, Ledger, LedgerMonth } from './ledger.ts';
import type { Spell } from './life.ts';
import { holds, inBoth, isBenefit, isByMonth, isJob, isPaid, type Reading } from './reading.ts';
import { isCovered, type Span, upTo, without } from './spans.ts';

/** What of a ledger is taken: all that is sure, all that may come to be, or less than that. */
export interface Eye {
  readonly reading: Reading;
  readonly takes: (entry: Entry) => boolean;
}

/** The strict eye, which decides, and the generous one. */
export const eyes = inBoth(
  (reading): Eye => ({ reading, takes: (entry) => isTaken(entry, reading) }),
);

/** The same eye, blind to some payments. */
export const butFor = ({ reading, takes }: Eye, isLeftOut: (entry: Entry) => boolean): Eye => ({
  reading,
  takes: (entry) => takes(entry) && !isLeftOut(entry),
});

export interface Given extends Span {
  readonly spell: Spell;
  /** Paid only in a plan that serves retirement by age alone, or received after such a payment. */
  readonly isReduced: boolean;
}

/** What was paid for a month, beside its minimum wage. Cents. */
interface Paid {
  /** What is told of work in it and taken. */
  readonly taken: readonly Entry[];
  readonly sum: number;
  readonly isSumUnknown: boolean;
  readonly minimum: number | undefined;
}

export interface SeenMonth extends LedgerMonth, Paid {
  /** Jobs without anything told of the month: the employer may have left it out. */
  readonly silent: readonly Spell[];
  /** Days of work or payment. */
  readonly worked: readonly Given[];
  /** Those of them that are time. */
  readonly time: readonly Given[];
  /** Days of benefits that are time. */
  readonly benefits: readonly Given[];
}

export interface Seen extends Eye {
  readonly months: readonly SeenMonth[];
  /** Incapacity benefits between no work or contributions. */
  readonly notBetween: readonly Account[];
}

/** Cents of all entries together, those not known being none. */
export const total = (entries: readonly Entry[]): number =>
  entries.reduce((sum, { base = 0 }) => sum + base, 0);

/**
 * Days of work or contribution in the month: of a job those of its dates, if anything that it tells of
 * the month is taken; of who pays by the month all of a month that was paid.
 */
function workedIn({ lines }: LedgerMonth, { reading, takes }: Eye): Given[] {
  return lines.flatMap(({ spell, entries, days: { [reading]: days } }): Given[] => {
    if (isBenefit(spell) || days === undefined) return [];
    const taken = entries.filter(takes);
    const ofJob = taken.length > 0 || entries.length === 0;
    if (isJob(spell)) return ofJob ? [{ ...days, spell, isReduced: false }] : [];
    const plans = new Set(taken.filter(isPaid).map(({ plan }) => plan));
    return [...plans].map((plan) => ({ ...days, spell, isReduced: plan === 'reduced' }));
  });
}

/**
 * What was paid: the sum of the INSS goes before ours, but what is not taken may be in it, and then the
 * cautious reading takes no more than what is.
 */
function paidIn({ entries, consolidated, minimum }: LedgerMonth, { reading, takes }: Eye): Paid {
  const taken = entries.filter(takes);
  const known = total(taken);
  const isMost = reading === 'most';
  const isSure = consolidated !== undefined && taken.length === entries.length;
  const ofLeast = isSure ? consolidated : Math.min(consolidated ?? known, known);
  const isSumUnknown = taken.some(({ base }) => base === undefined) && (isMost || !isSure);
  const sum = isMost ? Math.max(consolidated ?? 0, known) : ofLeast;
  return { taken, sum, isSumUnknown, minimum };
}

/** Whether what was paid reaches the minimum wage: Decreto 3.048/1999, art. 19-C, § 2º. */
function reachesByPay(paid: Paid, reading: Reading): boolean {
  const { taken, sum, isSumUnknown, minimum } = paid;
  const mayReach = reading === 'most' && (isSumUnknown || minimum === undefined);
  return taken.length > 0 && (mayReach || (minimum !== undefined && sum >= minimum));
}

const silentIn = ({ lines }: LedgerMonth): Spell[] =>
  lines
    .filter(({ spell, entries, days }) => isJob(spell) && days.most && entries.length === 0)
    .map(({ spell }) => spell);

const outside = (given: Given, off: readonly Span[]): Given[] =>
  isJob(given.spell) ? without(given, off).map((span) => ({ ...given, ...span })) : [given];

/**
 * Days of benefits in the month: of those for incapacity until the day that each counts. Salário-maternidade
 * is time (Decreto 3.048/1999, art. 19-C, II, and IN 128/2022, art. 184, II, both at second hand): the
 * cautious reading takes its full months.
 */
function benefitsIn(
  month: LedgerMonth,
  reading: Reading,
  incapacity: ReadonlyMap<Account, DayNumber | undefined> = new Map(),
): Omit<Given, 'isReduced'>[] {
  return month.lines.flatMap(({ spell, account, days: { [reading]: days } }) => {
    if (!isBenefit(spell) || !days || !holds(account.standing, reading)) return [];
    if (spell.kind === 'maternityBenefit')
      return reading === 'most' || isCovered(month.days, [days]) ? [{ ...days, spell }] : [];
    const last = incapacity.get(account) ?? Number.NEGATIVE_INFINITY;
    return upTo(days, last).map((span) => ({ ...span, spell }));
  });
}

const reformDay = dayNumberOf(reform);

/** Until this day the decree counted accident benefits between contributions or not; art. 60, IX. */
const accidentUntil = dayNumberOf(isoDate('2020-06-30'));

/**
 * What a benefit can lie between, from the first to the last day: for the cautious reading days and, since
 * the reform, months that count by what was paid, own payments only where none was late; for the other
 * all work, as long as its contract.
 */
function neighbours({ months }: Ledger, eye: Eye): Span {
  const isMost = eye.reading === 'most';
  const sure = butFor(eye, (entry) => isByMonth(entry.spell) && isKnownLate(entry));
  const work = (month: LedgerMonth): Span[] => {
    const days = workedIn(month, isMost ? eye : sure);
    const isByDay = isMost || month.month < reformMonth;
    const isInFull = () => reachesByPay(paidIn(month, sure), eye.reading);
    return isByDay || isInFull() ? days : days.flatMap((span) => upTo(span, reformDay));
  };
  const days = months.flatMap((month) => [...work(month), ...benefitsIn(month, eye.reading)]);
  return {
    from: Math.min(...days.map(({ from }) => from)),
    until: Math.max(...days.map(({ until }) => until)),
  };
}

/**
 * Whether the last contribution before the day served retirement by age alone (Lei 8.212/1991, art. 21,
 * § 2º): a benefit serves for no more than that. Where the eye is blind to some, with and without them.
 */
function isReducedBefore(worked: readonly Given[], day: DayNumber): boolean {
  const before = worked
    .filter(({ from }) => from < day)
    .map(({ until, isReduced }) => ({ until: Math.min(until, day - 1), isReduced }));
  const last = Math.max(...before.map(({ until }) => until));
  const ofLast = before.filter(({ until }) => until === last);
  return ofLast.length > 0 && ofLast.every(({ isReduced }) => isReduced);
}

/**
 * Until which day each incapacity benefit counts: to its end between work or contributions (Lei 8.213/1991,
 * art. 55, II; STF, Tema 1125; TNU, Súmula 73). One by accident may count without until 06/2020: open, so
 * in the favourable reading alone. Undefined where it does not count.
 */
function incapacityUntil(ledger: Ledger, eye: Eye): Map<Account, DayNumber | undefined> {
  const { reading } = eye;
  const told = ledger.accounts.flatMap((account) => {
    const { spell, standing, dates } = account;
    const isIncapacity = spell.kind === 'incapacityBenefit' && standing !== 'refused';
    return isIncapacity && dates[reading] ? [{ account, spell, ...dates[reading] }] : [];
  });
  if (told.length === 0) return new Map();
  const beside = neighbours(ledger, eye);
  return new Map(
    told.map(({ account, spell, from, until }) => {
      if (beside.from < from && until < beside.until) return [account, until];
      const mayCount = spell.isByAccident && reading === 'most' && from <= accidentUntil;
      return [account, mayCount ? accidentUntil : undefined];
    }),
  );
}

/**
 * What an eye sees in a ledger: what was paid and worked, and the benefits that count as time. Those
 * between no contributions do not, and take their days from a job that went on in name.
 */
export function see(ledger: Ledger, eye: Eye): Seen {
  const { reading } = eye;
  const isMost = reading === 'most';
  const worked = ledger.months.map((month) => workedIn(month, eye));
  const until = incapacityUntil(ledger, eye);
  const notBetween = [...until.keys()].filter((account) => until.get(account) === undefined);
  const off = isMost ? [] : notBetween.flatMap(({ dates }) => dates[reading] ?? []);
  const sure = ledger.months.flatMap((month) => workedIn(month, eyes.least));
  const contributions = [sure, worked.flat()];
  const isReduced = new Map(
    ledger.accounts
      .filter(({ spell }) => isBenefit(spell))
      .map(({ spell, dates: { least } }) => [
        spell,
        !isMost &&
          least !== undefined &&
          contributions.some((all) => isReducedBefore(all, least.from)),
      ]),
  );
  const months = ledger.months.map((told, index): SeenMonth => {
    const { month, days, lines, entries, consolidated } = told;
    const { taken, sum, isSumUnknown, minimum } = paidIn(told, eye);
    const work = worked[index] ?? [];
    // One by one: with what is told spread into it, a count takes half as long again.
    return {
      month,
      days,
      minimum,
      consolidated,
      lines,
      entries,
      taken,
      sum,
      isSumUnknown,
      silent: isMost ? silentIn(told) : [],
      worked: work,
      time: off.length === 0 ? work : work.flatMap((given) => outside(given, off)),
      benefits: benefitsIn(told, reading, until).map((given) => ({
        ...given,
        isReduced: isReduced.get(given.spell) ?? false,
      })),
    };
  });
  return { ...eye, months, notBetween };
}

/** Whether the benefits fill the month; for the generous eye one day may be enough. */
export const isFilled = (
  { days }: Pick<SeenMonth, 'days'>,
  benefits: readonly Given[],
  reading: Reading,
): boolean => (reading === 'most' ? benefits.length > 0 : isCovered(days, benefits));

/** Whether a month since 11/2019 counts whole, but for that of the reform. */
export const reaches = (seen: SeenMonth, reading: Reading): boolean =>
  reachesByPay(seen, reading) || seen.silent.length > 0 || isFilled(seen, seen.benefits, reading);

/** Whether it counts only through a plan that serves retirement by age alone. */
export function isReducedIn(seen: SeenMonth, reading: Reading): boolean {
  const { silent, benefits, taken, minimum } = seen;
  const inFull = benefits.filter(({ isReduced }) => !isReduced);
  if (silent.length > 0 || isFilled(seen, inFull, reading)) return false;
  if (!reachesByPay(seen, reading)) return isFilled(seen, benefits, reading);
  const full = taken.filter(({ plan }) => plan === 'full');
  const mayBeFull = reading === 'most' && full.some(({ base }) => base === undefined);
  return full.length < taken.length && !mayBeFull && total(full) < (minimum ?? 0);
}
