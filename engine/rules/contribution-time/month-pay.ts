import type { Month } from '#law/month.ts';
import type { MonthPart, WorkingLife } from './life.ts';
import type { Reading } from './reading.ts';

/** Cents of all parts together, those not known being none. */
export const total = (parts: readonly MonthPart[]): number =>
  parts.reduce((sum, { base }) => sum + (base ?? 0), 0);

/**
 * The sum of a month, in cents: that of the INSS goes before ours, but what does not hold may be in it,
 * and then the cautious reading takes no more than what holds.
 * @param parts that hold in the reading
 * @param told how many parts of work the month has, whatever becomes of them
 */
export function sumOf(
  life: WorkingLife,
  month: Month,
  parts: readonly MonthPart[],
  told: number,
  reading: Reading,
) {
  const consolidated = life.consolidated.get(month);
  const known = total(parts);
  const isMost = reading === 'most';
  const isSure = consolidated !== undefined && parts.length === told;
  const ofLeast = isSure ? consolidated : Math.min(consolidated ?? known, known);
  return {
    sum: isMost ? Math.max(consolidated ?? 0, known) : ofLeast,
    isSumUnknown: parts.some(({ base }) => base === undefined) && (isMost || !isSure),
  };
}
