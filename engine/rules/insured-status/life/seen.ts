import type { Month } from '#law/month.ts';
import { type DayNumber, dayNumberOf } from '../../calendar.ts';
import { monthsOf } from '../../carencia/counted-months.ts';
import type { Spell, WorkingLife } from '../../contribution-time/life.ts';
import {
  holds,
  isInsuredBenefit,
  isJob,
  isPaid,
  partsOf,
  type Reading,
} from '../../contribution-time/reading.ts';
import { type RuralSpan, ruralSpans } from '../../contribution-time/rural.ts';
import type { Span } from '../../contribution-time/spans.ts';
import { benefitSpan, spanOf, workStretches } from '../../contribution-time/stretches.ts';
import { reformMonth } from '../../contribution-time/why-not.ts';
import type { InsuredKind } from '../answers.ts';
import { isEmployed } from '../terms.ts';
import { insuredKindOf } from './kinds.ts';

/** What a spell of work gave last. */
export interface Work {
  readonly spell: Spell;
  readonly kind: InsuredKind;
  readonly month: Month;
}

/** A working life as one reading takes it. */
export interface Seen {
  readonly reading: Reading;
  readonly life: WorkingLife;
  /** As what somebody contributed, in each month that counts. */
  readonly kindsIn: ReadonlyMap<Month, ReadonlySet<InsuredKind>>;
  /** Of each spell that has a month that counts. */
  readonly works: readonly Work[];
  /** Days of benefits that give the status; Lei 8.213/1991, art. 15, I. */
  readonly benefits: readonly Span[];
  /** Work of a segurado especial by its dates alone: it has to be proved, and is never sure. */
  readonly rural: readonly RuralSpan[];
  /** The first day of each month on which work or a benefit is known; none where only a month is told. */
  readonly firstDays: ReadonlyMap<Month, DayNumber>;
  /** The last day of each month that work may have lasted until. */
  readonly lastDays: ReadonlyMap<Month, DayNumber>;
}

/** Days of the benefits that give the status, as far as the reading takes them. */
export const benefitsOf = ({ spells, today }: WorkingLife, reading: Reading): Span[] =>
  spells
    .filter((spell) => isInsuredBenefit(spell) && holds(spell.standing, reading))
    .flatMap((spell) => benefitSpan(spell, dayNumberOf(today)) ?? []);

/**
 * Whether the month may be one of this spell. Since the reform it rests on what was paid: for sure it is
 * of a job only where the job tells of pay, or of the month, and the INSS has a sum for it.
 */
const isOf = (spell: Spell, month: Month, { consolidated }: WorkingLife, reading: Reading) =>
  reading === 'most' ||
  month < reformMonth ||
  !isJob(spell) ||
  partsOf(spell, reading).some(
    (part) => part.month === month && (isPaid(part) || consolidated.has(month)),
  );

/** Days in one month. */
interface InMonth {
  readonly month: Month;
  readonly from: DayNumber;
  readonly until: DayNumber;
}

const byMonth = (spans: readonly Span[]): InMonth[] =>
  spans.flatMap((span) =>
    monthsOf(span).map((month) => {
      const { from, until } = spanOf(month);
      return { month, from: Math.max(from, span.from), until: Math.min(until, span.until) };
    }),
  );

/** What a spell gave to each month that counts, from its first day on. */
function workOf(spell: Spell, given: ReadonlySet<Month>, life: WorkingLife, reading: Reading) {
  const start = dayNumberOf(spell.from);
  return byMonth(workStretches(spell, reading, dayNumberOf(life.today)))
    .filter(({ month }) => given.has(month) && isOf(spell, month, life, reading))
    .map((days) => (start <= days.until ? { ...days, from: Math.max(start, days.from) } : days));
}

/**
 * @param life with its doubts marked
 * @param given the months of contribution in the reading
 */
export function see(life: WorkingLife, given: ReadonlySet<Month>, reading: Reading): Seen {
  const kindsIn = new Map<Month, Set<InsuredKind>>();
  const works: Work[] = [];
  const benefits = benefitsOf(life, reading);
  const rural = reading === 'most' ? ruralSpans(life) : [];
  const dated = byMonth([...benefits, ...rural]);
  const lastDays = new Map<Month, DayNumber>();
  for (const spell of life.spells) {
    const kind = insuredKindOf(spell.kind);
    if (kind === undefined) continue;
    const months = workOf(spell, given, life, reading);
    for (const { month, until } of months) {
      kindsIn.set(month, (kindsIn.get(month) ?? new Set()).add(kind));
      lastDays.set(month, Math.max(until, lastDays.get(month) ?? until));
    }
    // With care, who pays alone tells a month and no day in it.
    if (isEmployed(kind) || reading === 'most') dated.push(...months);
    const month = months
      .map((one) => one.month)
      .sort()
      .at(-1);
    if (month) works.push({ spell, kind, month });
  }
  const firstDays = new Map<Month, DayNumber>();
  for (const { month, from } of dated)
    firstDays.set(month, Math.min(from, firstDays.get(month) ?? from));
  return { reading, life, kindsIn, works, benefits, rural, firstDays, lastDays };
}
