import type { BpcIncomeAnswers } from './answers.ts';

/** One billion reais: far above any income, far below where products stop being exact integers. */
export const largestCents = 100_000_000_000;

/** Thrown for an amount that is not whole cents from zero to `largestCents`. */
export class InvalidAmountError extends Error {
  override readonly name = 'InvalidAmountError';
  readonly amount: number;

  constructor(amount: number) {
    super(`An amount is whole cents, from 0 to ${largestCents}; got ${amount}.`);
    this.amount = amount;
  }
}

function assertAmount(amount: number | undefined): void {
  if (amount === undefined) return;
  if (!Number.isSafeInteger(amount) || amount < 0 || amount > largestCents) {
    throw new InvalidAmountError(amount);
  }
}

/**
 * Checks every amount told, also of people who will not count.
 * @throws {InvalidAmountError} for a fraction of a cent, a negative, NaN or an absurd amount.
 */
export function assertAmounts({ applicant, residents, bolsaFamiliaCents }: BpcIncomeAnswers): void {
  assertAmount(bolsaFamiliaCents);
  for (const { incomes = [] } of [applicant, ...residents]) {
    for (const { cents } of incomes) assertAmount(cents);
  }
}
