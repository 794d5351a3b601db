import type { BpcIncomeAnswers, Income, IncomeKind, Person, Resident } from '../answers.ts';

// Families for what is told of a result, where the cases tell what comes of one: cases.yaml.

/** The minimum wage of 2026, in cents. */
export const wage = 162_100;

export const income = (kind: IncomeKind, cents?: number): Income => ({ kind, cents });

/** Someone under 65 and without disability, unless told otherwise. */
export const person = (...incomes: Income[]): Person => ({
  ageBand: 'under65',
  hasDisability: false,
  incomes,
});

export const elder = (...incomes: Income[]): Person => ({
  ...person(...incomes),
  ageBand: 'over65',
});

export const withDisability = (...incomes: Income[]): Person => ({
  ...person(...incomes),
  hasDisability: true,
});

/** A single resident with the relationship, told apart by it. */
export const resident = (
  relationship: Resident['relationship'],
  someone: Person = person(),
  more: Partial<Resident> = {},
): Resident => ({ id: relationship, relationship, civilStatus: 'single', ...someone, ...more });

/** An applicant over 65 without income, a request, no Bolsa Família, no health expenses. */
export const answersWith = (
  residents: readonly Resident[],
  more: Partial<BpcIncomeAnswers> = {},
): BpcIncomeAnswers => ({
  applicant: elder(),
  residents,
  bolsaFamiliaCents: 0,
  isBpcAlreadyGranted: false,
  hasHealthExpenses: false,
  ...more,
});
