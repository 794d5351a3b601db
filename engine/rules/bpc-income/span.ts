import type { ReasonedIncome } from './income.ts';
import { incomeReasons } from './income-reasons.ts';

/** Cents per month, from `least` to `most`; without `most` no upper end is known. */
export interface Span {
  readonly least: number;
  readonly most: number | undefined;
}

/** Whether it is open how much of the income enters the sum. */
export function isOpen({ cents, reason }: ReasonedIncome): boolean {
  const { treatment } = incomeReasons[reason];
  return treatment === 'unknown' || (treatment === 'counts' && cents === undefined);
}

const nothing: Span = { least: 0, most: 0 };

function spanOf({ cents, reason }: ReasonedIncome): Span {
  const { treatment } = incomeReasons[reason];
  if (treatment === 'leftOut') return nothing;
  return { least: treatment === 'counts' ? (cents ?? 0) : 0, most: cents };
}

/** What several incomes may bring to the sum together. */
export const totalSpan = (incomes: readonly ReasonedIncome[]): Span =>
  incomes.map(spanOf).reduce(
    (sum, { least, most }) => ({
      least: sum.least + least,
      most: sum.most === undefined || most === undefined ? undefined : sum.most + most,
    }),
    nothing,
  );
