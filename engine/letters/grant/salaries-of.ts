import type { Extract } from '#cnis/extract.ts';
import type { Month } from '#law/month.ts';

/** What the extract says was earned in each month, all relations together, in integer cents. */
export function salariesOf({ relations }: Pick<Extract, 'relations'>): ReadonlyMap<Month, number> {
  const salaries = new Map<Month, number>();
  for (const { months, kind } of relations)
    for (const { month, base } of months)
      if (kind !== 'benefit' && base !== undefined)
        salaries.set(month, (salaries.get(month) ?? 0) + base);
  return salaries;
}
