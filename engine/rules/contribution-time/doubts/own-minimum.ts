import { findMinimumWageOf } from '#law/past-minimum-wages.ts';
import type { Doubt, MonthPart, Spell, WorkingLife } from '../life.ts';
import { isByMonth } from '../reading.ts';
import { reformMonth } from '../why-not.ts';

/**
 * Who paid by the month, alone or through a company served, for less than the minimum wage: without
 * the rest the month does not count, before the reform either, for IN 128/2022, art. 209, § 2º, saves
 * the employee, the domestic worker and the avulso alone (Lei 10.666/2003, art. 5º). All that was paid
 * so in a month is compared together; before 07/1994 no minimum is known.
 */
export function belowOwnMinimum(
  life: WorkingLife,
): (spell: Spell, part: MonthPart) => Doubt | undefined {
  const sums = new Map<string, number>();
  for (const spell of life.spells)
    if (isByMonth(spell) && spell.standing === 'counts')
      for (const { month, base, standing } of spell.months)
        if (standing === 'counts') sums.set(month, (sums.get(month) ?? 0) + (base ?? 0));
  return (spell, { month, base }) => {
    if (!isByMonth(spell) || !base || month >= reformMonth) return undefined;
    const minimum = findMinimumWageOf(month);
    if (minimum === undefined) return 'minimumUnknown';
    return (sums.get(month) ?? 0) < minimum.value ? 'belowMinimum' : undefined;
  };
}
