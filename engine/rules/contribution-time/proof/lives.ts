import { isoDate } from '#law/date.ts';
import { addMonths, readMonth } from '#law/month.ts';
import type { MonthPart, Spell, WorkingLife } from '../life.ts';

/** A month with so many cents, that counts. */
export const paid = (month: string, base?: number, more: Partial<MonthPart> = {}): MonthPart => ({
  month: readMonth(month),
  ...(base !== undefined && { base }),
  plan: 'full',
  standing: 'counts',
  ...more,
});

export const paidFrom = (
  month: string,
  count: number,
  base?: number,
  more?: Partial<MonthPart>,
): MonthPart[] =>
  Array.from({ length: count }, (_, index) => paid(addMonths(readMonth(month), index), base, more));

/** A spell that counts; without an end where none is given. */
export const spell = (
  id: string,
  kind: Spell['kind'],
  [from, until]: readonly [from: string, until?: string],
  months: readonly MonthPart[] = [],
  more: Partial<Spell> = {},
): Spell => ({
  id,
  kind,
  from: isoDate(from),
  ...(until !== undefined && { until: isoDate(until) }),
  standing: 'counts',
  months,
  ...more,
});

export const life = (spells: readonly Spell[]): WorkingLife => ({
  today: isoDate('2026-11-22'),
  spells,
  consolidated: new Map(),
});
