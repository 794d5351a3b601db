import type { IsoDate } from '#law/date.ts';
import { addMonths, type Month, monthOf } from '#law/month.ts';
import { findMinimumWageOf } from '#law/past-minimum-wages.ts';
import type { MonthPart, Spell, SpellKind } from '#rules/contribution-time/life.ts';
import { capitalised } from '#words/phrases.ts';
import type { NamedSpell, ToldLife } from '../result/told-life.ts';
import { kindNames, type PeriodKind, type Told, type ToldPeriod } from './questions.ts';

const kinds: Record<PeriodKind, SpellKind> = {
  employee: 'employee',
  domestic: 'domestic',
  ownAccount: 'ownAccount',
  reduced: 'ownAccount',
  illness: 'incapacityBenefit',
};

/** A month of a period; what was paid is known only where each month reached its minimum. */
function partOf({ kind, atMinimum }: ToldPeriod, month: Month): MonthPart {
  const base = atMinimum === 'all' ? findMinimumWageOf(month)?.value : undefined;
  return {
    month,
    ...(base !== undefined && { base }),
    plan: kind === 'reduced' ? 'reduced' : 'full',
    standing: 'counts',
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

const spellOf = (period: ToldPeriod, today: IsoDate): Spell => ({
  id: period.id,
  kind: kinds[period.kind],
  from: period.from,
  ...(period.until && { until: period.until }),
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
