import type { IsoDate } from '#law/date.ts';
import { addMonths, firstDayOf, lastDayOf, type Month, monthOf } from '#law/month.ts';
import { findMinimumWageOf } from '#law/past-minimum-wages.ts';
import type { MonthPart, Spell, SpellKind } from '#rules/contribution-time/life.ts';
import { capitalised } from '#words/phrases.ts';
import type { NamedSpell, ToldLife } from '../result/told-life.ts';
import {
  isPaidAlone,
  isPlanOfMinimum,
  kindNames,
  type PeriodKind,
  type Told,
  type ToldPeriod,
} from './questions.ts';

const kinds: Record<PeriodKind, SpellKind> = {
  employee: 'employee',
  domestic: 'domestic',
  ownAccount: 'ownAccount',
  reduced: 'ownAccount',
  lowIncome: 'facultativo',
  illness: 'incapacityBenefit',
};

/**
 * A month of a period; what was paid is known only where each month reached its minimum, which is the
 * base of the cheap plans.
 */
function partOf(period: ToldPeriod, month: Month): MonthPart {
  const isCheap = isPlanOfMinimum(period);
  const isKnown = isCheap || period.atMinimum === 'all';
  const base = isKnown ? findMinimumWageOf(month)?.value : undefined;
  return {
    month,
    ...(base !== undefined && { base }),
    plan: isCheap ? 'reduced' : 'full',
    standing: 'counts',
    ...(period.onTime === 'all' && { isToldOnTime: true }),
  };
}

/** Every month until the last; while it lasts, until the month before, for this one is not yet paid. */
function partsOf(period: ToldPeriod, today: IsoDate): MonthPart[] {
  if (period.kind === 'illness') return [];
  const last = period.until ? monthOf(period.until) : addMonths(monthOf(today), -1);
  const parts: MonthPart[] = [];
  for (let month = monthOf(period.from); month <= last; month = addMonths(month, 1))
    parts.push(partOf(period, month));
  return parts;
}

/** Of what is paid by the month, whole months: the day may stand for one that was left out. */
function daysOf({ from, until, ...period }: ToldPeriod): Pick<Spell, 'from' | 'until'> {
  const isByMonth = isPaidAlone(period);
  return {
    from: isByMonth ? firstDayOf(monthOf(from)) : from,
    ...(until && { until: isByMonth ? lastDayOf(monthOf(until)) : until }),
  };
}

const spellOf = (period: ToldPeriod, today: IsoDate): Spell => ({
  id: period.id,
  kind: kinds[period.kind],
  ...daysOf(period),
  isRunning: period.isRunning === true,
  standing: 'counts',
  months: partsOf(period, today),
});

/** The life that somebody told by heart, period by period. */
export function lifeFromTold({ periods = [] }: Told, today: IsoDate): ToldLife {
  const spells = periods.map(
    (period, index): NamedSpell => ({
      spell: spellOf(period, today),
      name: capitalised(`período ${index + 1}: ${kindNames[period.kind]}`),
    }),
  );
  return {
    life: { today, spells: spells.map(({ spell }) => spell), consolidated: new Map() },
    spells,
  };
}
