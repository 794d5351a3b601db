import { isoDate } from '#law/date.ts';
import { addMonths, monthOf } from '#law/month.ts';
import { findMinimumWageOf } from '#law/past-minimum-wages.ts';
import { reform } from '#law/reform.ts';
import { type DayNumber, dateOf, dayNumberOf } from '../calendar.ts';
import { grouped } from '../grouped.ts';
import { isKnownLate } from './due.ts';
import type { Spell, WorkingLife } from './life.ts';
import { sumOf } from './month-pay.ts';
import { holds, isBenefit, isByMonth, partsOf, type Reading } from './reading.ts';
import { type Span, touches, upTo } from './spans.ts';
import { type Accepts, benefitSpan, type Stretch, spanOf, workStretches } from './stretches.ts';

const reformDay = dayNumberOf(reform);

/** Until this day the decree counted accident benefits between contributions or not; art. 60, IX. */
const accidentUntil = dayNumberOf(isoDate('2020-06-30'));

/** Months since the reform that the pay alone makes count for sure. */
function monthsByPay(life: WorkingLife, accepts: Accepts): Span[] {
  const work = life.spells.filter((spell) => !isBenefit(spell));
  const told = grouped(
    work.flatMap(({ months }) => months),
    ({ month }) => month,
  );
  const held = grouped(
    work.flatMap((spell) =>
      partsOf(spell, 'least').filter((part) => !isByMonth(spell) || accepts(part)),
    ),
    ({ month }) => month,
  );
  return [...held].flatMap(([month, parts]) => {
    const minimum = findMinimumWageOf(month)?.value;
    const { sum } = sumOf(life, month, parts, told.get(month)?.length ?? 0, 'least');
    const isSince = month >= monthOf(reform) && minimum !== undefined && sum >= minimum;
    return isSince ? [spanOf(month)] : [];
  });
}

/** The parts of the span that lie in the others. */
const within = (span: Span, others: readonly Span[]): Span[] =>
  others
    .filter((one) => touches(one, span))
    .map(({ from, until }) => ({
      from: Math.max(from, span.from),
      until: Math.min(until, span.until),
    }));

/**
 * What a benefit can lie between: for the cautious reading days and months that count themselves, own
 * payments only where none was late; for the other all work, as long as its contract.
 */
function neighbours(life: WorkingLife, reading: Reading, accepts: Accepts): Span[] {
  const today = dayNumberOf(life.today);
  const sure: Accepts = (part) => accepts(part) && (reading === 'most' || !isKnownLate(part));
  const work = life.spells.flatMap((spell) => workStretches(spell, reading, today, sure));
  const maternity = maternityStretches(life, reading);
  if (reading === 'most') return [...work, ...maternity];
  const paid = monthsByPay(life, sure);
  return [
    ...work.flatMap((span) => [...upTo(span, reformDay), ...within(span, paid)]),
    ...maternity,
  ];
}

/** Whether the last contribution before the day served retirement by age alone. */
function isReducedBefore(life: WorkingLife, day: DayNumber, reading: Reading): boolean {
  if (reading === 'most') return false;
  const before = life.spells
    .flatMap((spell) => workStretches(spell, reading, dayNumberOf(life.today)))
    .filter(({ from }) => from < day)
    .map(({ until, isReduced }) => ({ until: Math.min(until, day - 1), isReduced }));
  const last = Math.max(...before.map(({ until }) => until));
  const ofLast = before.filter(({ until }) => until === last);
  return ofLast.length > 0 && ofLast.every(({ isReduced }) => isReduced);
}

/** What of a benefit counts beside those neighbours. */
function countedOf(
  { isByAccident }: Spell,
  stretch: Stretch,
  beside: readonly Span[],
  reading: Reading,
): Stretch[] {
  const isBetween =
    beside.some(({ from }) => from < stretch.from) &&
    beside.some(({ until }) => until > stretch.until);
  if (isBetween) return [stretch];
  return isByAccident && reading === 'most'
    ? upTo(stretch, accidentUntil).map((span) => ({ ...stretch, ...span }))
    : [];
}

const all: Accepts = () => true;

/**
 * Incapacity benefits as the reading takes them: those between work or contributions count (Lei
 * 8.213/1991, art. 55, II; STF, Tema 1125; TNU, Súmula 73), the others do not, and take their days from
 * a job that went on in name. One by accident until 06/2020 may count without: open, so in the
 * favourable reading alone.
 */
export function incapacityBenefits(life: WorkingLife, reading: Reading, accepts: Accepts = all) {
  const today = dayNumberOf(life.today);
  const beside = neighbours(life, reading, accepts);
  const between: Stretch[] = [];
  const notBetween: Stretch[] = [];
  for (const spell of life.spells) {
    const span = spell.kind === 'incapacityBenefit' ? benefitSpan(spell, today) : undefined;
    if (span === undefined || spell.standing === 'refused') continue;
    const stretch = {
      ...span,
      spell: spell.id,
      isReduced: isReducedBefore(life, span.from, reading),
    };
    const counted = countedOf(spell, stretch, beside, reading);
    if (counted.length === 0) notBetween.push(stretch);
    else if (holds(spell.standing, reading)) between.push(...counted);
  }
  return { between, notBetween };
}

/** The full months of the span alone. */
function fullMonthsOf({ from, until }: Span): Span[] {
  const first = monthOf(dateOf(from));
  const last = monthOf(dateOf(until));
  const start = spanOf(first).from === from ? first : addMonths(first, 1);
  const end = spanOf(last).until === until ? last : addMonths(last, -1);
  return start > end ? [] : [{ from: spanOf(start).from, until: spanOf(end).until }];
}

/**
 * Salário-maternidade is time (Decreto 3.048/1999, art. 19-C, II, and IN 128/2022, art. 184, II, both
 * at second hand): the cautious reading takes its full months.
 */
export const maternityStretches = (life: WorkingLife, reading: Reading): Stretch[] =>
  life.spells.flatMap((spell) => {
    const span =
      spell.kind === 'maternityBenefit' && holds(spell.standing, reading)
        ? benefitSpan(spell, dayNumberOf(life.today))
        : undefined;
    if (!span) return [];
    const isReduced = isReducedBefore(life, span.from, reading);
    const spans = reading === 'least' ? fullMonthsOf(span) : [span];
    return spans.map((some) => ({ ...some, spell: spell.id, isReduced }));
  });
