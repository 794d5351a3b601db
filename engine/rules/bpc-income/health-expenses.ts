import type { IsoDate } from '#law/date.ts';
import { type HealthExpense, healthExpenses } from '#law/health-expenses.ts';
import { findLegalValue } from '#law/value.ts';
import type { Verdict } from '../criterion.ts';
import type { BpcIncomeAnswers } from './answers.ts';
import {
  type PersonSpan,
  type Quotient,
  quotientOf,
  rangeOf,
  verdictAgainst,
} from './per-person.ts';
import type { Span } from './span.ts';

/** One of the five expenses, with the fixed value of a month, in cents. */
interface FixedExpense {
  readonly kind: HealthExpense;
  readonly cents: number;
}

/** The income per person once the expenses told are proved. */
export interface IncomeLessHealth {
  readonly lowest: Quotient;
  /** Absent while an amount that may count is not known. */
  readonly highest?: Quotient;
  /** Against a quarter of the wage. */
  readonly verdict: Verdict;
}

export const allHealthExpenses = Object.keys(healthExpenses) as HealthExpense[];

const fixedOn = (kinds: readonly HealthExpense[], date: IsoDate): FixedExpense[] =>
  allHealthExpenses
    .filter((kind) => kinds.includes(kind))
    .flatMap((kind) => {
      const found = findLegalValue(healthExpenses[kind], date);
      return found ? [{ kind, cents: found.value }] : [];
    });

export interface HealthExpenses {
  /** All five, with their values on the date; none where no table is known for it. */
  readonly table: readonly FixedExpense[];
  /** Those told, each once. */
  readonly told: readonly FixedExpense[];
  /** What is taken off the income of the family in a month, in cents. */
  readonly cents: number;
}

/**
 * The fixed values for the expenses told (LOAS, art. 20-B, III and § 4º; Portaria Conjunta MDS/INSS
 * 34/2025, art. 8º; 45/2026, Annex I). Undefined unless there are expenses and a table on the date.
 */
export function healthExpensesOf(
  { hasHealthExpenses, healthExpenses: kinds = [] }: BpcIncomeAnswers,
  date: IsoDate,
): HealthExpenses | undefined {
  const table = fixedOn(allHealthExpenses, date);
  if (hasHealthExpenses !== true || table.length === 0) return undefined;
  const told = table.filter(({ kind }) => kinds.includes(kind));
  return { table, told, cents: told.reduce((sum, { cents }) => sum + cents, 0) };
}

/** The same sum with so much off, never below nothing. @param cents per month. @param wage minimum wage, in cents. */
export function lessHealth(
  shares: readonly PersonSpan[],
  { least, most }: Span,
  cents: number,
  wage: number,
): IncomeLessHealth {
  const after = ({ sum, members }: Quotient) => quotientOf(Math.max(0, sum), members);
  const { lowest, highest } = rangeOf(shares, {
    least: least - cents,
    most: most === undefined ? undefined : most - cents,
  });
  const range = { lowest: after(lowest), ...(highest && { highest: after(highest) }) };
  return { ...range, verdict: verdictAgainst(range, wage, 4) };
}
