import { firstDayOf, lastDayOf, type Month } from '#law/month.ts';
import { type DayNumber, dayNumberOf } from '../calendar.ts';
import { grouped } from '../grouped.ts';
import type { MonthPart, Spell } from './life.ts';
import { holds, isByMonth, isJob, isPaid, isTaken, partsOf, type Reading } from './reading.ts';
import { joined, type Span, upTo, without } from './spans.ts';

/** Days that one spell gives. */
export interface Stretch extends Span {
  readonly spell: string;
  /** Paid only in a plan that serves retirement by age alone. */
  readonly isReduced: boolean;
}

// Kept, because a count asks for the same month of each spell and reading.
const spans = new Map<Month, Span>();

/** From the first day of the month to its last. */
export function spanOf(month: Month): Span {
  const kept = spans.get(month);
  if (kept) return kept;
  const span = { from: dayNumberOf(firstDayOf(month)), until: dayNumberOf(lastDayOf(month)) };
  spans.set(month, span);
  return span;
}

/** The last month of the spell in which something was paid; undefined when there is none. */
export const lastPaidMonth = (spell: Spell, reading: Reading): Month | undefined =>
  partsOf(spell, reading)
    .filter(isPaid)
    .map(({ month }) => month)
    .sort()
    .at(-1);

/**
 * The last day of a job: the one written, as far as the reading takes it, or that of the last month with
 * pay where no end is written. Undefined where neither is known, for no end is ever invented.
 */
export function endOfJob(spell: Spell, reading: Reading, today: DayNumber): DayNumber | undefined {
  const lastPaid = lastPaidMonth(spell, reading);
  const written = reading === 'least' ? (spell.sureUntil ?? spell.until) : spell.until;
  const end = written ? dayNumberOf(written) : lastPaid && spanOf(lastPaid).until;
  return end === undefined ? undefined : Math.min(end, today);
}

/** Months of the spell in which nothing that it tells of holds: its days are left out with them. */
const monthsThatFail = (spell: Spell, reading: Reading): Month[] =>
  [...grouped(spell.months, ({ month }) => month)]
    .filter(([, parts]) => !parts.some((part) => isTaken(part, reading)))
    .map(([month]) => month);

function jobSpans(spell: Spell, reading: Reading, today: DayNumber): Span[] {
  const from = dayNumberOf(spell.from);
  const until = endOfJob(spell, reading, today);
  if (!holds(spell.standing, reading) || until === undefined || until < from) return [];
  return without({ from, until }, monthsThatFail(spell, reading).map(spanOf));
}

const paidSpans = (parts: readonly MonthPart[], today: DayNumber): Span[] =>
  joined(parts.filter(isPaid).map(({ month }) => spanOf(month))).flatMap((span) =>
    upTo(span, today),
  );

/** Which own contributions are taken at all. */
export type Accepts = (part: MonthPart) => boolean;

const all: Accepts = () => true;

/** Every day of work or own contribution in the reading, until the day of the count. */
export function workStretches(
  spell: Spell,
  reading: Reading,
  today: DayNumber,
  accepts: Accepts = all,
): Stretch[] {
  const named = (isReduced: boolean) => (span: Span) => ({ ...span, spell: spell.id, isReduced });
  if (isJob(spell)) return jobSpans(spell, reading, today).map(named(false));
  if (!isByMonth(spell)) return [];
  const parts = partsOf(spell, reading).filter(accepts);
  return [true, false].flatMap((isReduced) =>
    paidSpans(
      parts.filter(({ plan }) => (plan === 'reduced') === isReduced),
      today,
    ).map(named(isReduced)),
  );
}

/** The days of a benefit; none where it has no end and is not being paid. */
export function benefitSpan(spell: Spell, today: DayNumber): Span | undefined {
  const from = dayNumberOf(spell.from);
  const end = spell.until ? dayNumberOf(spell.until) : spell.isRunning ? today : undefined;
  return end === undefined || end < from || from > today
    ? undefined
    : { from, until: Math.min(end, today) };
}
