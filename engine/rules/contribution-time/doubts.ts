import { addDays, type IsoDate } from '#law/date.ts';
import { addMonths, firstDayOf, type Month, readMonth } from '#law/month.ts';
import { findMinimumWageOf } from '#law/past-minimum-wages.ts';
import { reformMonth } from '#law/reform.ts';
import { type DayNumber, dayNumberOf } from '../calendar.ts';
import { dueOf, isKnownLate, isPresumedOnTime } from './due.ts';
import type { MonthPart, Spell, Standing, WorkingLife } from './life.ts';
import { holds, isByMonth, isJob, isPaid, type Reading } from './reading.ts';
import { joined, spanOf, touches } from './spans.ts';
import type { Why } from './why.ts';

/** What a spell of work tells of one month, and what is known against it. */
export interface Entry extends MonthPart {
  readonly spell: Spell;
  /** That of the part or of its spell, whichever is worse. */
  readonly standing: Standing;
  /** Why what stands written as good is still not sure. */
  readonly doubt?: Why;
}

/** What is counted: time and carência do not doubt the same late payments. */
export type Purpose = 'time' | 'carencia';

export const isTaken = ({ standing, doubt }: Entry, reading: Reading): boolean =>
  holds(standing, reading) && (doubt === undefined || reading === 'most');

export const lastPaidMonth = (entries: readonly Entry[], reading: Reading): Month | undefined =>
  entries
    .filter((entry) => isTaken(entry, reading) && isPaid(entry))
    .map(({ month }) => month)
    .sort()
    .at(-1);

/**
 * The last day of a spell until today: the one written or, where none is, that of the last month with
 * pay. Undefined where neither is known, for no end is ever invented.
 */
export function endOf(
  written: DayNumber | undefined,
  lastPaid: Month | undefined,
  today: DayNumber,
): DayNumber | undefined {
  const end = written ?? (lastPaid && spanOf(lastPaid).until);
  return end === undefined ? undefined : Math.min(end, today);
}

/** Why an entry is not sure; undefined where nothing speaks against it. */
type FindDoubt = (entry: Entry) => Why | undefined;

/** A month inside a run of which nobody told what was paid. */
const untold: FindDoubt = ({ isUntold }) => (isUntold ? 'noPay' : undefined);

/** Pay for a month that the job did not reach (CNIS: PREM-FVIN and PREM-IVIN). */
function outsideDates({ spell, month }: Entry): Why | undefined {
  const from = dayNumberOf(spell.from);
  const until = spell.until ? dayNumberOf(spell.until) : Number.POSITIVE_INFINITY;
  return isJob(spell) && !touches(spanOf(month), { from, until }) ? 'outsideDates' : undefined;
}

/**
 * Who works, as employee, in the fields, alone or for a company, is no facultativo; Lei 8.213/1991,
 * art. 13 (CNIS: PREC-FACULTCONC). What was refused is no work.
 */
function facultativoWithWork(
  life: WorkingLife,
  entriesOf: ReadonlyMap<Spell, readonly Entry[]>,
): FindDoubt {
  const today = dayNumberOf(life.today);
  const worked = [...entriesOf]
    .filter(([{ kind, standing }]) => kind !== 'facultativo' && standing !== 'refused')
    .flatMap(([spell, entries]) => {
      const paid = entries
        .filter((entry) => entry.standing !== 'refused' && isPaid(entry))
        .map(({ month }) => spanOf(month));
      if (!isJob(spell) && spell.kind !== 'special') return paid;
      const from = dayNumberOf(spell.from);
      const written = spell.until && dayNumberOf(spell.until);
      const end = endOf(written, lastPaidMonth(entries, 'most'), today);
      const until = end ?? (spell.isRunning ? today : Number.NEGATIVE_INFINITY);
      return until < from ? paid : [...paid, { from, until }];
    });
  const days = joined(worked);
  return ({ spell: { kind }, month }) =>
    kind === 'facultativo' && days.some((span) => touches(span, spanOf(month)))
      ? 'facultativoWithWork'
      : undefined;
}

/**
 * Who paid by the month, alone or through a company served, for less than the minimum wage: without
 * the rest the month does not count, before the reform either, for IN 128/2022, art. 209, § 2º, saves
 * the employee, the domestic worker and the avulso alone (Lei 10.666/2003, art. 5º). All that was paid
 * so in a month is compared together; before 07/1994 no minimum is known.
 */
function belowOwnMinimum(entries: readonly Entry[]): FindDoubt {
  const sums = new Map<Month, number>();
  for (const { spell, month, base = 0, standing } of entries)
    if (isByMonth(spell) && standing === 'counts') sums.set(month, (sums.get(month) ?? 0) + base);
  return ({ spell, month, base }) => {
    if (!isByMonth(spell) || !base || month >= reformMonth) return undefined;
    const minimum = findMinimumWageOf(month);
    if (minimum === undefined) return 'minimumUnknown';
    return (sums.get(month) ?? 0) < minimum.value ? 'belowMinimum' : undefined;
  };
}

/** First month in which the company withholds and pays for who serves it; Lei 10.666/2003, art. 4º. */
const withheldFrom = readMonth('2003-04');

/** Whether nobody presumes that the month was paid: it counts by the day of its payment. */
export const isOwnPayment = ({ spell, month }: Entry): boolean =>
  isByMonth(spell) && (spell.kind !== 'serviceToCompany' || month < withheldFrom);

/** Until 03/2003 who served a company paid alone; Lei 10.666/2003, art. 4º. */
const companyUnpaid: FindDoubt = (entry) =>
  entry.spell.kind === 'serviceToCompany' &&
  isOwnPayment(entry) &&
  entry.paidOn === undefined &&
  !isPresumedOnTime(entry, 'least')
    ? 'paymentUnknown'
    : undefined;

/** The 15th, so many months after the one in which the payment fell due. */
const monthsAfterDue = (month: Month, months: number): IsoDate =>
  addDays(firstDayOf(addMonths(month, months + 1)), 14);

const monthsOfCover = 6;
const monthsWithoutProof = 60;

/**
 * Paid so late that nobody takes it without more: of a facultativo after the six months for which one
 * is still covered (Decreto 3.048/1999, art. 11, § 4º), of who works alone after five years, when the
 * work has to be shown first (Lei 8.212/1991, art. 45-A; IN 128/2022).
 */
export const isLongLate = ({ spell, month, paidOn }: Entry): boolean =>
  paidOn !== undefined &&
  paidOn > monthsAfterDue(month, spell.kind === 'facultativo' ? monthsOfCover : monthsWithoutProof);

function latenessOf(entry: Entry): 'onTime' | 'late' | 'unknown' {
  if (!isOwnPayment(entry) || isPresumedOnTime(entry, 'least')) return 'onTime';
  if (entry.paidOn === undefined) return 'unknown';
  const due = dueOf(entry);
  if (due === undefined) return isKnownLate(entry) ? 'late' : 'unknown';
  return entry.paidOn > due.most ? 'late' : 'onTime';
}

/**
 * Own payments that may not be time without proof: those long late, and late ones of before the first on
 * time, when nobody had enrolled yet or shown that they worked. Facultativo and worker enrol apart.
 */
function lateNeedsProof(entries: readonly Entry[]): FindDoubt {
  const isFacultativo = ({ spell }: Entry): boolean => spell.kind === 'facultativo';
  const onTime = entries
    .filter((entry) => isByMonth(entry.spell) && entry.standing !== 'refused' && isPaid(entry))
    .filter((entry) => latenessOf(entry) === 'onTime')
    .sort((one, other) => one.month.localeCompare(other.month));
  const first = {
    facultativo: onTime.find(isFacultativo)?.month,
    worker: onTime.find((entry) => !isFacultativo(entry))?.month,
  };
  return (entry) => {
    if (!isOwnPayment(entry)) return undefined;
    const since = isFacultativo(entry) ? first.facultativo : first.worker;
    const isBefore = since === undefined || entry.month < since;
    return isLongLate(entry) || (isBefore && latenessOf(entry) === 'late')
      ? 'lateNeedsProof'
      : undefined;
  };
}

/** From this month on the decree presumes the payment of a domestic worker too; Decreto 10.410/2020. */
const domesticPresumedFrom = readMonth('2020-07');

/**
 * Months of a domestic worker that were paid late, for carência: today's decree presumes them paid, that
 * of before put them with who pays alone (Decreto 3.048/1999, art. 28, I and II).
 */
const domesticPaidLate: FindDoubt = (entry) =>
  entry.spell.kind === 'domestic' && entry.month < domesticPresumedFrom && isKnownLate(entry)
    ? 'paidLate'
    : undefined;

/** Of two standings the one that gives less. */
export const worse = (one: Standing, other: Standing): Standing => {
  if (one === 'counts') return other;
  return other === 'refused' ? other : one;
};

/**
 * All that each spell of work tells, month by month, with the first doubt that speaks against it. What
 * is pending or refused has none: it says itself why it is out.
 */
export function entriesBySpell(life: WorkingLife, purpose: Purpose): Map<Spell, Entry[]> {
  const told = new Map(
    life.spells
      .filter((spell) => isJob(spell) || isByMonth(spell))
      .map((spell) => [
        spell,
        spell.months.map(
          (part): Entry => ({
            ...part,
            spell,
            standing: worse(spell.standing, part.standing),
          }),
        ),
      ]),
  );
  const all = [...told.values()].flat();
  const finders: readonly FindDoubt[] = [
    untold,
    outsideDates,
    facultativoWithWork(life, told),
    belowOwnMinimum(all),
    companyUnpaid,
    purpose === 'time' ? lateNeedsProof(all) : domesticPaidLate,
  ];
  const marked = (entry: Entry): Entry => {
    if (entry.standing !== 'counts' || !isPaid(entry)) return entry;
    const doubt = finders.map((find) => find(entry)).find((found) => found !== undefined);
    return doubt ? { ...entry, doubt } : entry;
  };
  return new Map([...told].map(([spell, entries]) => [spell, entries.map(marked)]));
}
